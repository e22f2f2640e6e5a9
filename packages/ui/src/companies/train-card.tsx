import type { ReactElement } from 'react';

/** A train as a small card with its name. */
export function TrainCard({ name }: { readonly name: string }): ReactElement {
  return <span className="train-card">{name}</span>;
}

import type { ReactElement } from 'react';
import type { Title } from '@roundhouse/title-schema';
import { Token } from './token.tsx';

/** The token of a corporation as a piece that stands alone. */
export function TokenDisc({ title, id }: { readonly title: Title; readonly id: string }): ReactElement {
  return (
    <svg className="token-disc" viewBox="-12 -12 24 24" role="img" aria-label={id}>
      <Token corporation={title.corporations.of[id]} id={id} x={0} y={0} radius={11} />
    </svg>
  );
}

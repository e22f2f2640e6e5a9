import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where the button that does what has been prepared stands: at the foot of the panel, in sight whatever is scrolled. */
export const PrimaryPlace = createContext<HTMLElement | null>(null);

export function Primary({ children }: { readonly children: ReactNode }): ReactElement {
  const place = useContext(PrimaryPlace);
  return place === null ? <>{children}</> : <>{createPortal(children, place)}</>;
}

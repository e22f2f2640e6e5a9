import type { ReactElement } from 'react';
import { TableScreen } from '../../../table/table-screen.tsx';

export default async function TablePage({ params }: PageProps<'/table/[id]'>): Promise<ReactElement> {
  return <TableScreen id={(await params).id} />;
}

import { createWords } from '@roundhouse/messages';
import type { ReactElement } from 'react';
import { TitleList } from '../parts/title-list.tsx';

export default function Page(): ReactElement {
  return <TitleList locale="en" words={createWords('en')} />;
}

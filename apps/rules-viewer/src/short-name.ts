import type { Title } from '@roundhouse/title-schema';

/** What players call a title: its name without what follows a colon. */
export const shortName = ({ name }: Title): string => name.split(':')[0] ?? name;

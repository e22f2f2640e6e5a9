'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, type ReactElement } from 'react';
import { words } from '../parts/words.ts';
import type { Reopened } from '../server/reopen.ts';

/** How often the server is asked whether the title has changed. */
const ASKING = 700;

/** While somebody works on a title: goes over to the same game under the new data, or says why it cannot. */
export function FollowTitle({ id }: { readonly id: string }): ReactElement | null {
  const router = useRouter();
  const [answer, setAnswer] = useState<Reopened | null>(null);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const found = await newest(id);
      if (left || found === null) return;
      if (found.kind === 'reopened') router.replace(`/table/${found.id}`);
      setAnswer(found);
    };
    const timer = setInterval(() => void ask(), ASKING);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [id, router]);
  if (answer === null || answer.kind === 'same' || answer.kind === 'reopened') return null;
  return (
    <p className="notice" role="status">
      {answer.kind === 'refused' ? words('table.title_refuses', { action: answer.action, rule: answer.rule }) : words('table.title_gone')}
    </p>
  );
}

async function newest(id: string): Promise<Reopened | null> {
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(id)}/reopen`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    return response.ok ? ((await response.json()) as Reopened) : null;
  } catch {
    return null;
  }
}

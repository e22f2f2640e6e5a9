import { expect, it } from 'vitest';
import { annotation } from './annotation.ts';

it('writes a fault as a command of a workflow, with what would end it escaped', () => {
  const fault = { file: '/a/b,c/map.yaml', line: 3, col: 5, message: '50% is\nno number', remedy: 'Give one', code: 'type' };
  expect(annotation('error', fault, '/a')).toBe('::error file=b%2Cc/map.yaml,line=3,col=5,title=type::50%25 is%0Ano number → Give one');
});

/** What a copy of the tree needs in which guards are taken away: all that its tests load. */
export const COPIED = [
  'contract',
  'deploy',
  'docs',
  'domain',
  'help',
  'readers',
  'texts',
  'server',
  'test',
  'mutation',
  'web',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
] as const

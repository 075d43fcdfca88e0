declare module 'virtual:text-bundles' {
  import type { Tree } from '#texts/lay-over.ts'

  /** By bundle and language: "daily/en". */
  export const bundles: Readonly<
    Record<string, () => Promise<{ texts: Readonly<Record<string, Tree>> }>>
  >
}

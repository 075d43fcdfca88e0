/**
 * `npm test` asks a share of the cells, chosen by SEED, which it prints; `npm run test:all` asks
 * all of them.
 */
export const SEED = process.env['SEED'] ?? '1'
export const isWhole = process.env['TEST_ALL'] === '1'

/** Whether `key` is in the share of one in `every` of this run. */
export const isInShare = (key: string, every: number): boolean =>
  isWhole || hashOf(`${SEED} ${key}`) % every === 0

/** How many random worlds or runs a test makes: all, or so many that it is quick. */
export const runs = (all: number, quick: number): number => (isWhole ? all : quick)

/** A proof asks worlds that no run of the tests has asked, beyond so many. */
const BEYOND = Number(process.env['WORLDS_BEYOND'] ?? 0)

/** Seeds of random worlds: the first ones of all runs, or some chosen by SEED. */
export function worldSeeds(first: number, all: number, quick: number): number[] {
  const start = isWhole ? first : first + (hashOf(SEED) % all)
  return Array.from({ length: runs(all, quick) }, (_, index) =>
    isWhole ? start + BEYOND + index : first + ((start - first + index) % all),
  )
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash >>> 0
}

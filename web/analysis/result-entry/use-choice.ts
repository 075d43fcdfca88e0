import { useLocalStorage } from '@mantine/hooks'
import { useSearchParam } from '../../ui/use-search-param.ts'
import type { Splits } from './grid-model.ts'
import { tabNamed } from './owners.ts'
import type { EntryField } from './read-cell.ts'

const SPLITS: readonly Splits[] = ['none', 'time', 'all']
const ORDERS = ['person', 'piece', 'wide'] as const
export type Order = (typeof ORDERS)[number]

const oneOf = <V extends string>(all: readonly V[], text: string | null): V | undefined =>
  all.find((one) => one === text)

/** What the sheet shows: tab, piece and person in the address, columns remembered on the device. */
export function useChoice(sportId: number) {
  const [search, change] = useSearchParam()
  const [fields, setFields] = useLocalStorage<EntryField[]>({
    key: `scores-columns-${sportId}${search.get('by') === 'alternative' ? '-alternative' : ''}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  const set = (name: string, value: string | null) => change({ [name]: value })
  const piece = search.get('piece')
  return {
    tab: tabNamed(search.get('by')),
    piece: piece === null || !/^\d{1,4}$/.test(piece) ? null : Number(piece),
    owner: search.get('who'),
    splits: oneOf(SPLITS, search.get('splits')) ?? null,
    order: oneOf(ORDERS, search.get('order')) ?? null,
    fields,
    set,
    /** Another tab shows other people, so the chosen person and line are cleared. */
    setTab: (by: string | null) => change({ by, who: null, line: null }),
    setFields,
  }
}
export type Choice = ReturnType<typeof useChoice>

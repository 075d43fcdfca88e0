import { Checkbox, Fieldset, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { DisplayChoice, DisplayMenu } from '../../ui/filters/DisplayMenu.tsx'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { oneOfFilter, type Filter, type FilterItem } from '../../ui/filters/filter.ts'
import type { Splits } from './grid-model.ts'
import type { Owner, Tab } from './owners.ts'
import type { EntryField } from './read-cell.ts'
import type { Choice, Order } from './use-choice.ts'
import type { Words } from './use-words.ts'

type Name = 'by' | 'piece' | 'order' | 'who'

/** One of these always holds, so none of them counts as set. */
const always = (
  name: Name,
  label: string,
  items: readonly FilterItem[],
  value: string,
): Filter<Name> => ({ name, label, items, value: [value], usual: value, pinned: true })

/** Whose results, which pieces and in which order, as chips; one person is in the menu. */
function useSheetFilters(bar: SheetBarProps): Filter<Name>[] {
  const { t } = useTranslation('scores')
  const { choice, tabs, tab, owners, pieces, order, phone, words } = bar
  const strength = pieces.some(({ exercise_id }) => exercise_id !== null)
  const by = always(
    'by',
    t('by.label'),
    tabs.map((value) => ({ value, label: t(`by.${value}`) })),
    tab,
  )
  const piece: Filter<Name> = {
    ...oneOfFilter<Name>(
      'piece',
      t(strength ? 'choose.exercise' : 'choose.piece'),
      [
        ...pieces.map((one) => ({ value: String(one.piece), label: words.piece(one.piece) })),
        { value: '0', label: t('wholeSession') },
      ],
      choice.piece === null ? null : String(choice.piece),
      t(strength ? 'choose.allExercises' : 'choose.allPieces'),
    ),
    pinned: true,
  }
  const orders = always(
    'order',
    t('choose.order'),
    (['person', 'piece', 'wide'] as const).map((value) => ({
      value,
      label: t(`choose.orders.${strength && value === 'piece' ? 'exercise' : value}`),
    })),
    order,
  )
  const who = oneOfFilter<Name>(
    'who',
    t('choose.who'),
    owners.map(({ key, name, crew_id, pieces: own }) => ({
      value: key,
      label: crew_id !== null && own?.length === 1 ? `${name} · ${words.piece(own[0] ?? 0)}` : name,
    })),
    choice.owner,
    t('choose.everybody'),
  )
  return [
    ...(tabs.length > 1 ? [by] : []),
    ...(owners.length > 0 ? [piece] : []),
    ...(owners.length > 0 && !phone ? [orders] : []),
    ...(owners.length > 1 ? [who] : []),
  ]
}

export type SheetBarProps = {
  choice: Choice
  tabs: readonly Tab[]
  tab: Tab
  owners: readonly Owner[]
  pieces: SessionScores['pieces']
  fields: readonly EntryField[]
  shown: readonly EntryField[]
  splits: Splits
  order: Order
  phone: boolean
  words: Words
  /** The steps back, and whether all is stored. */
  children: ReactNode
}

/** One row above the sheet: whose results, which pieces, steps back, which columns. */
export function SheetBar(props: SheetBarProps) {
  const { t } = useTranslation('sheet')
  const { choice, phone, children } = props
  const filters = useSheetFilters(props)
  return (
    <FilterBar
      filters={filters}
      onChange={({ by, ...changes }) => {
        if (by) choice.setTab(by[0] ?? null)
        for (const [name, value] of Object.entries(changes)) choice.set(name, value?.[0] || null)
      }}
      display={
        <>
          {!phone && (
            <Text
              fz={13}
              c="dimmed"
              visibleFrom="lg"
              title={t('keys')}
              style={{ alignSelf: 'center' }}
            >
              {[t('shortKeys'), t('pastedSeconds')].join(' · ')}
            </Text>
          )}
          <SheetDisplay {...props} />
        </>
      }
    >
      {children}
    </FilterBar>
  )
}

/** Which values there are columns for, at least one, and of which parts of a piece. */
function SheetDisplay({ choice, pieces, fields, shown, splits, words }: SheetBarProps) {
  const { t } = useTranslation('scores')
  const strength = pieces.some(({ exercise_id }) => exercise_id !== null)
  const toggle = (field: EntryField) => {
    const next = fields.filter((one) =>
      one === field ? !shown.includes(one) : shown.includes(one),
    )
    if (next.length > 0) choice.setFields(next)
  }
  return (
    <DisplayMenu onReset={() => choice.setFields([])}>
      {pieces.some(({ parts }) => parts.length > 0) && (
        <DisplayChoice<Splits>
          label={t(strength ? 'choose.sets' : 'choose.splits')}
          items={(['none', 'time', 'all'] as const).map((value) => ({
            value,
            label: t(`choose.splitsShown.${value}`),
          }))}
          value={splits}
          onChange={(value) => choice.set('splits', value)}
        />
      )}
      <Fieldset legend={t('choose.columns')} variant="unstyled">
        <Stack gap={8} mt={4}>
          {fields.map((field) => (
            <Checkbox
              key={field}
              size="xs"
              label={words.field(field)}
              checked={shown.includes(field)}
              onChange={() => toggle(field)}
            />
          ))}
        </Stack>
      </Fieldset>
    </DisplayMenu>
  )
}

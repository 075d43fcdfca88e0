import { Button, Group, Stack, Text, Select } from '@mantine/core'
import { upperFirst, useLocalStorage } from '@mantine/hooks'
import { IconBarbell } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { performanceTestDay, type TestPerson } from '#contract/analysis/performance-tests-days.ts'
import type { TestWord } from '#domain/performance-tests/cells.ts'
import { isDistanceKind, type TestKind } from '#domain/performance-tests/kinds.ts'
import { missingFact } from '#domain/performance-tests/planned-steps.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { serverDate } from '../../../format/server-clock.ts'
import { query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { useCalendarRoom } from '../../../api/live.ts'
import { paths } from '../../../paths/paths.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { squadsQuery } from '../../../people/squads/open.ts'
import { Clashes } from '../../../sheet/Clashes.tsx'
import { EntryBar } from '../../../sheet/EntryBar.tsx'
import { LeftOutNote } from '../../../sheet/LeftOutNote.tsx'
import { SkippedNote } from '../../../sheet/SkippedNote.tsx'
import { DayField } from '../../../ui/DayField.tsx'
import { writtenChanges } from '../../../ui/filters/filter.ts'
import { FilterBar } from '../../../ui/filters/FilterBar.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageState } from '../../../ui/PageState.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import { useSearchParam } from '../../../ui/use-search-param.ts'
import { listSeparator } from '../../../format/punctuation.ts'
import { freshOf, headWrites, useDayHead } from './day-head.ts'
import { DayHead } from './DayHead.tsx'
import { PhoneTests } from './PhoneTests.tsx'
import { stepCount, testColumns, SPLITS_SHOWN, type SplitsShown } from './test-columns.ts'
import { targetWrites } from './target-writes.ts'
import { TestSheet } from './TestSheet.tsx'
import { useTestDesk } from './use-test-desk.ts'
import { useTestKind } from './use-test-kind.ts'
import { useTestWords } from './use-test-words.ts'

/** Which splits are shown, as they were chosen last on this device. */
function useSheetLook() {
  const [splits, setSplits] = useLocalStorage<SplitsShown>({
    key: 'test-splits',
    defaultValue: 'time',
    getInitialValueInEffect: false,
  })
  return { splits, setSplits }
}

type LookProps = ReturnType<typeof useSheetLook> & { kind: TestKind }

/** Chooses which splits are shown. */
function SheetLook({ kind, splits, setSplits }: LookProps) {
  const { t } = useTranslation('test-entry')
  if (!isDistanceKind(kind)) return null
  return (
    <Select
      label={t('sheet.splits')}
      data={SPLITS_SHOWN.map((value) => ({ value, label: t(`sheet.splitsShown.${value}`) }))}
      value={splits}
      allowDeselect={false}
      w={165}
      onChange={(next) => setSplits(SPLITS_SHOWN.find((one) => one === next) ?? splits)}
    />
  )
}

/** The tests of a squad on one day, entered side by side. */
export function EnterTestsPage() {
  const { t } = useTranslation('test-entry')
  const { timeZone } = useFormat()
  const [today] = useState(() => dayIn(timeZone, serverDate()))
  const kind = useTestKind()
  const [search, change] = useSearchParam()
  const day = search.get('day') ?? today
  const squadsWord = upperFirst(t('words.squads', { ns: 'common' }))
  const chosen = search.get('squads') ?? ''
  const squads = chosen.split(',').filter(Boolean)
  useCalendarRoom(performanceTestDay)
  const asked = useQuery({
    ...query(performanceTestDay, { query: { kind, day } }),
    placeholderData: keepPreviousData,
  })
  const all = useQuery(squadsQuery({ people: true }))
  const people = asked.data?.data.people
  const shown = useMemo(
    () => people && peopleOf(people, all.data?.data ?? [], chosen),
    [people, all.data, chosen],
  )
  return (
    <Page
      title={t('sheet.title', { kind: t(`words.lists.${kind}`) })}
      crumb={{ to: paths.performanceTests(kind), label: t(`words.lists.${kind}`) }}
      filters={
        <FilterBar
          period={
            <DayField
              label={t('words.fields.day')}
              value={day}
              onChange={(next) => change({ day: next, line: null })}
            />
          }
          filters={[
            {
              name: 'squads',
              label: squadsWord,
              items: (all.data?.data ?? []).map(({ id, name }) => ({
                value: String(id),
                label: name,
              })),
              value: squads,
            },
          ]}
          onChange={(changes) => change({ ...writtenChanges(changes), line: null })}
        />
      }
    >
      {!shown && <Waiting for={asked} rows={10} />}
      {shown?.length === 0 && (
        <PageState
          state="empty"
          icon={<IconBarbell />}
          title={t('sheet.nobody')}
          text={t('sheet.nobodyText')}
        />
      )}
      {shown && shown.length > 0 && (
        <Day key={`${kind} ${day}`} kind={kind} day={day} people={shown} />
      )}
    </Page>
  )
}

type SquadPeople = { id: number; squad_users?: { user_id: number }[] | undefined }

/** The people of the chosen squads, or all. */
function peopleOf(people: readonly TestPerson[], squads: readonly SquadPeople[], chosen: string) {
  if (chosen === '') return people
  const ids = chosen.split(',')
  const members = new Set(
    squads
      .filter(({ id }) => ids.includes(String(id)))
      .flatMap(({ squad_users = [] }) => squad_users.map(({ user_id }) => user_id)),
  )
  return people.filter(({ user_id }) => members.has(user_id))
}

type DayProps = { kind: TestKind; day: string; people: readonly TestPerson[] }

function Day({ kind, day, people }: DayProps) {
  const { t } = useTranslation('test-entry')
  const phone = usePhone()
  const { language, unitSystem: units } = useFormat()
  const look = useSheetLook()
  const { splits } = look
  const writing = useMemo(() => ({ language, units }), [language, units])
  const { head, set } = useDayHead(kind, people)
  const fresh = freshOf(kind, head, people)
  const desk = useTestDesk({ kind, day, people, fresh, writing })
  const words = useTestWords(kind)
  const columns = useMemo(
    () => testColumns(kind, { splits, steps: stepCount(head.protocol, people) }),
    [kind, splits, head.protocol, people],
  )
  function setHead(word: TestWord, text: string | null) {
    set(word, text)
    desk.write(headWrites(people, word, text ?? ''))
  }
  const sheet = { people, columns, desk, protocol: head.protocol, writing, words }
  const targets = kind === 'step' ? targetWrites(people, desk, head.protocol) : []
  return (
    <Stack gap="md">
      <DayHead kind={kind} people={people} head={head} onChange={setHead} />
      <Group gap="sm" align="flex-end">
        <SheetLook kind={kind} {...look} />
        {targets.length > 0 && (
          <Button variant="default" onClick={() => desk.write(targets)}>
            {t('sheet.takeTargets')}
          </Button>
        )}
      </Group>
      <Unplanned people={people} protocol={head.protocol} />
      <EntryBar desk={desk} />
      {desk.leftOut && <LeftOutNote leftOut={desk.leftOut} onClose={desk.putAway} />}
      {desk.skipped.length > 0 && (
        <SkippedNote names={desk.skipped.map(words.place)} onClose={desk.putSkippedAway} />
      )}
      <Clashes desk={desk} write={desk.cells.write} nameOf={words.place} />
      {phone ? (
        <PhoneTests {...sheet} label="" />
      ) : (
        <TestSheet {...sheet} label={t('sheet.title', { kind: t(`words.lists.${kind}`) })} />
      )}
    </Stack>
  )
}

/** Of whom no target watts are known, and why. */
function Unplanned({
  people,
  protocol,
}: {
  people: readonly TestPerson[]
  protocol: string | null
}) {
  const { t } = useTranslation('test-entry')
  const missing = people.flatMap((person) => {
    const fact = missingFact(protocol, person)
    return fact === null ? [] : [{ name: person.full_name, fact }]
  })
  return [...Map.groupBy(missing, ({ fact }) => fact)].map(([fact, list]) => (
    <Text key={fact} size="sm" c="dimmed">
      {t(`missing.${fact}`, { names: list.map(({ name }) => name).join(listSeparator()) })}
    </Text>
  ))
}

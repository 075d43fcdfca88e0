import { useMemo, useState, Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { NativeSelect, Title } from '@mantine/core'
import {
  previewPeople,
  takePeopleIn,
  bringIns,
  bringInColumns,
} from '#contract/platform/bring-in.ts'
import { clubExports } from '#contract/people/club-data.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { FIELDS, type MemberField } from '#domain/rules/member-sheet.ts'
import { textRows, sheetOf } from '#domain/sheets/sheet.ts'
import { memberColumns } from '#domain/bring-in/columns.ts'
import { MOST_ROWS } from '#domain/bring-in/kinds.ts'
import { api, invalidate, submit } from '../../api/api.ts'
import { SHOWING_PEOPLE } from '../../api/refetch-after.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { RoleField, SquadsField, useSquads } from '../../people/invitations/open.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { SeatQuestion } from '../../shell/SeatQuestion.tsx'
import { BringInList } from './BringInList.tsx'
import { BringInStart } from './BringInStart.tsx'
import { useList, type ReadFile } from './use-list.ts'
import { useOutcome } from './use-outcome.tsx'
import { usePreview } from './use-preview.ts'
import type { ListKind } from './list-kind.ts'
import type { FieldWords } from './RowCell.tsx'
import classes from './bring-in.module.css'

type SquadMeaning = { written: string; name: string | null }
type SquadMeaningsProps = {
  /** As the server reads the names in the list. */
  squads: readonly (SquadMeaning & { is_new: boolean })[]
  /** Those of the club. */
  known: readonly string[]
  onChange: (written: string, name: string | null) => void
}

/** Which squad each name in the list means; one that nothing is called would be new. */
function SquadMeanings({ squads, known, onChange }: SquadMeaningsProps) {
  const { t } = useTranslation('bring-in')
  if (squads.length === 0) return null
  return (
    <section>
      <Title order={2} size="h6" mb={6}>
        {t('squads.title')}
      </Title>
      <div className={classes.means}>
        {squads.map(({ written, name }) => {
          const own = known.find((one) => one.toLowerCase() === written.toLowerCase())
          const made =
            own === undefined ? [{ value: written, label: t('squads.new', { name: written }) }] : []
          return (
            <Fragment key={written}>
              <span>{written}</span>
              <NativeSelect
                size="xs"
                aria-label={t('squads.means', { name: written })}
                value={name ?? ''}
                data={[
                  ...made,
                  ...known.map((one) => ({ value: one, label: one })),
                  { value: '', label: t('squads.leaveOut') },
                ]}
                onChange={(event) => onChange(written, event.currentTarget.value || null)}
              />
            </Fragment>
          )
        })}
      </div>
    </section>
  )
}

const NAMES: readonly MemberField[] = ['full_name', 'first_name', 'last_name']

const PEOPLE: ListKind<MemberField> = {
  kind: 'people',
  fields: FIELDS,
  fillsKnown: true,
  most: MOST_ROWS,
  sheetOf: (rows, headings) => sheetOf(rows, 'member', headings),
  columnsOf: memberColumns,
  isEnough: (fields) => NAMES.some((name) => fields.includes(name)),
  holds: (field) => {
    if (field === 'full_name') return ['first_name', 'last_name']
    return field === 'birth_year' ? ['date_of_birth'] : [field]
  },
}

/** A list of members from elsewhere: looked at row by row, then taken in without a mail. */
export function BringPeoplePage() {
  const { t } = useTranslation('bring-in')
  const pasted = usePastedText()
  const [file, setFile] = useState<ReadFile | null>(() =>
    pasted === null
      ? null
      : { name: t('file.pasted'), table: { rows: textRows(pasted), text: null } },
  )
  const crumb = useCrumb()
  return (
    <SeatQuestion>
      {file ? (
        <PeopleList
          key={file.name}
          file={file}
          crumb={crumb}
          onFile={setFile}
          onOther={() => setFile(null)}
        />
      ) : (
        <BringInStart kind={PEOPLE} crumb={crumb} onFile={setFile} />
      )}
    </SeatQuestion>
  )
}

/** The data of the club for who runs it, else the page where members are added. */
function useCrumb(): { to: string; label: string } {
  const { t } = useTranslation('bring-in')
  return can(clubExports.access, useViewer())
    ? { to: paths.clubData('bring-in'), label: t('title') }
    : { to: paths.addMember(), label: t('pages.members') }
}

/** The rows that were pasted on the page before. */
function usePastedText(): string | null {
  const { state } = useLocation() as { state: unknown }
  const isPasted = typeof state === 'object' && state !== null && 'pasted' in state
  return isPasted && typeof state.pasted === 'string' ? state.pasted : null
}

type PeopleListProps = {
  file: ReadFile
  crumb: { to: string; label: string }
  onFile: (file: ReadFile) => void
  onOther: () => void
}

function PeopleList({ file, crumb, onFile, onOther }: PeopleListProps) {
  const list = useList(PEOPLE, file, onFile)
  const [role, setRole] = useState<RoleId>(ROLE.athlete)
  const [squads, setSquads] = useState<readonly number[]>([])
  const [means, setMeans] = useState<readonly SquadMeaning[]>([])
  const words = usePeopleWords()
  const known = useSquads().map(({ name }) => name)
  const { rows, order } = list ?? { rows: [], order: null }
  const isEnough = list?.isEnough ?? false
  const body = useMemo(
    () =>
      isEnough
        ? {
            rows: [...rows],
            role_id: role,
            squad_ids: [...squads],
            squads: [...means],
            ...(order && { date_order: order }),
          }
        : null,
    [isEnough, rows, role, squads, means, order],
  )
  const asked = usePreview(body, async (sent) => (await api(previewPeople, { body: sent })).data)
  const outcome = useOutcome(PEOPLE.kind, file, { to: paths.clubMembers(), crumb, onOther })
  if (!list) return null
  if (outcome.page) return outcome.page
  const setMeaning = (written: string, name: string | null) =>
    setMeans([...means.filter((one) => one.written !== written), { written, name }])
  return (
    <BringInList
      kind={PEOPLE}
      list={list}
      words={words}
      crumb={crumb}
      preview={asked.preview}
      isStale={asked.isStale}
      hasFailed={asked.isError}
      onRetry={asked.retry}
      onOther={onOther}
      take={async (noting) => {
        if (body === null) throw new Error('a list without names is not taken in')
        const { data } = await submit(takePeopleIn, { body: { ...body, ...noting } })
        await invalidate(...SHOWING_PEOPLE, bringIns, bringInColumns)
        return data
      }}
      onTaken={(taken, left) => outcome.show({ taken, left, sheet: list.sheet })}
    >
      <SquadMeanings squads={asked.preview?.squads ?? []} known={known} onChange={setMeaning} />
      <RoleField value={role} onChange={setRole} />
      <SquadsField value={squads} onChange={setSquads} />
    </BringInList>
  )
}

function usePeopleWords(): FieldWords<MemberField> {
  const { t } = useTranslation('invitations')
  const { dayOfMonth } = useFormat()
  return {
    nameOf: (field) => t(`fields.${field}`),
    valueOf: (field, { cells }) => {
      if (field === 'full_name')
        return [cells['first_name'], cells['last_name']].filter(Boolean).join(' ')
      const text = cells[field === 'birth_year' ? 'date_of_birth' : field] ?? ''
      return field === 'date_of_birth' && /^\d{4}-\d\d-\d\d$/.test(text) ? dayOfMonth(text) : text
    },
  }
}

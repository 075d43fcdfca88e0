import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import {
  previewPeople,
  takePeopleIn,
  bringIns,
  bringInColumns,
} from '#contract/platform/bring-in.ts'
import { clubExports } from '#contract/people/club-data.ts'
import { clubUsers } from '#contract/people/members.ts'
import { squads as squadList } from '#contract/people/squads.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import type { MemberField } from '#domain/rules/member-sheet.ts'
import { textRows } from '#domain/sheets/sheet.ts'
import { api, invalidate, submit } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { RoleField, SquadsField, useSquads } from '../../people/invitations/open.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { SeatQuestion } from '../../shell/SeatQuestion.tsx'
import { BringInList } from './BringInList.tsx'
import { BringInStart } from './BringInStart.tsx'
import { PEOPLE } from './people-kind.ts'
import type { FieldWords } from './RowTable.tsx'
import { SquadMeanings, type SquadMeaning } from './SquadMeanings.tsx'
import { useList, type ReadFile } from './use-list.ts'
import { useOutcome } from './use-outcome.tsx'
import { usePreview } from './use-preview.ts'

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
        await invalidate(clubUsers, squadList, bringIns, bringInColumns)
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

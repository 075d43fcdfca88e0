import { Button, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import type { Reply } from '#contract/endpoint.ts'
import { createCrew, crews, editCrew, getCrew, type Crew } from '#contract/boats/crews.ts'
import { clubUsers } from '#contract/people/members.ts'
import { boatById } from '#domain/constants/boats.ts'
import { query } from '../../api/api.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { everyMember } from '../../offline/every-member.ts'
import { paths } from '../../paths/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { isPaddling } from '#domain/constants/sports.ts'
import { useViewer } from '../../shell/viewer.ts'
import { placesOf, type BoardSeat } from './board.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { lineUpOf, NEW_LINE_UP, planOfDraft, withSeat, type LineUp } from './crew-draft.ts'
import { CrewFields } from './CrewFields.tsx'
import { useSeatName } from '../../lookups/use-seat-name.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'

type CrewFormProps = { edited: number | null; copied: number | null }

/**
 * Edits a line-up of the club that is in no session: a new one, a copy of another one, or an
 * existing one.
 */
export function CrewForm({ edited, copied }: CrewFormProps) {
  const { t } = useTranslation('crews')
  const viewer = useViewer()
  const id = edited ?? copied
  const asked = useQuery({
    ...query(getCrew, { params: { id: id ?? 0 } }, { own: [404] }),
    enabled: id !== null,
  })
  if (id === null)
    return (
      <LineUpForm
        crew={null}
        first={{
          ...NEW_LINE_UP,
          boat_type: isPaddling(viewer.club?.default_sport_id ?? 0) ? 23 : 9,
        }}
        parent={null}
      />
    )
  if (asked.data)
    return (
      <LineUpForm
        crew={edited === null ? null : asked.data.data}
        first={lineUpOf(asked.data.data)}
        parent={copied}
      />
    )
  return (
    <Page title={t('list.title')}>
      <Waiting for={asked} rows={6} missing={t('form.gone')} />
    </Page>
  )
}

type FormProps = {
  crew: Crew | null
  first: LineUp
  parent: number | null
}

function LineUpForm({ crew, first, parent }: FormProps) {
  const { t } = useTranslation('crews')
  const navigate = useNavigate()
  const people = useQuery(query(clubUsers, { query: everyMember })).data?.data ?? []
  const [theirs, setTheirs] = useState<Crew | null>(null)
  const form = useForm(createCrew, {
    initial: first,
    follows: true,
    own: [422],
    send: ({ seats, version, ...draft }, call) => {
      const places = new Set(placesIn(draft.boat_type))
      const crew_users = seats
        .filter(({ position }) => places.has(position))
        .map(({ user_id, position, side }) => ({ user_id, position, side }))
      const body = { ...planOfDraft(draft), crew_users }
      if (crew) return call(editCrew, { body: { id: crew.id, version, ...body } })
      return call(createCrew, { body: { ...body, parent_id: parent } })
    },
    onRefused: ({ code, current }) =>
      setTheirs(code === 'conflict' ? ((current?.[0] as Crew | undefined) ?? null) : null),
    refreshes: [crews, getCrew],
    saved: ({ data: { name } }) => t('form.saved', { name }),
    onSaved: () => navigate(paths.crews()),
  })
  const nameOf = (id: number) =>
    people.find((one) => one.id === id)?.full_name ??
    theirs?.crew_users.find(({ user_id }) => user_id === id)?.user.full_name ??
    t('seat.taken')
  const cancel = (
    <Button variant="default" component={Link} to={paths.crews()}>
      {t('form.cancel')}
    </Button>
  )
  return (
    <Page title={crew ? t('form.editTitle', { name: crew.name }) : t('form.newTitle')}>
      <Form of={form} submit={crew ? t('form.save') : t('form.create')} beside={cancel} width={640}>
        {theirs && (
          <ConflictPanel
            conflict={{ theirs, mine: form.values.seats }}
            nameOf={nameOf}
            onSettle={(wins) => {
              setTheirs(null)
              if (wins === 'mine') form.submit({ version: theirs.version })
              else form.reset(lineUpOf(theirs))
            }}
          />
        )}
        <CrewFields form={form} />
        <SeatFields
          people={people}
          boatType={form.values.boat_type}
          seats={form.values.seats}
          onChange={(seats) => form.set({ seats })}
        />
      </Form>
    </Page>
  )
}

const placesIn = (boatType: number): number[] => {
  const boat = boatById(boatType)
  return boat ? placesOf(boat) : []
}

type SeatFieldsProps = {
  people: Reply<typeof clubUsers>['data']
  boatType: number
  seats: readonly BoardSeat[]
  onChange: (seats: readonly BoardSeat[]) => void
}

/** One field a seat; somebody chosen for a second seat leaves the first. */
function SeatFields({ people, boatType, seats, onChange }: SeatFieldsProps) {
  const { t } = useTranslation('crews')
  const seatName = useSeatName()
  const boat = boatById(boatType)
  if (!boat) return null
  const choices = people.map(({ id, full_name }) => ({ value: String(id), label: full_name }))
  const put = (position: number, value: string | null) =>
    onChange(withSeat(seats, position, value === null ? null : Number(value)))
  return (
    <Stack gap="sm" component="section" aria-labelledby="crew-seats">
      <Title order={2} size="h3" id="crew-seats">
        {t('form.seats')}
      </Title>
      {placesIn(boatType).map((position) => {
        const seat = seats.find((one) => one.position === position)
        return (
          <SearchSelect
            key={position}
            label={seatName(boat, position, 'long')}
            placeholder={t(seat?.isHidden ? 'seat.taken' : 'form.nobody')}
            disabled={seat?.isHidden === true}
            data={choices}
            value={seat && !seat.isHidden ? String(seat.user_id) : null}
            onChange={(value) => put(position, value)}
            clearable
            clearButtonProps={{ 'aria-label': t('form.nobody') }}
            limit={200}
          />
        )
      })}
    </Stack>
  )
}

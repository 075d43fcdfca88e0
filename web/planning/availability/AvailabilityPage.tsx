import { Button, Stack, Text, Title, UnstyledButton } from '@mantine/core'
import { IconLayoutGrid } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  availabilityGrid,
  addAbsence,
  type Absence,
  type Slot,
} from '#contract/planning/availability.ts'
import { ABSENCE_REASONS, DAY_PARTS, PART_HOURS } from '#domain/constants/attendance.ts'
import { addDays } from '#domain/time/week.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { useFormat } from '../../format/format.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { colon, listSeparator } from '../../format/punctuation.ts'
import { useOwnAvailability, AFTER_ABSENCE, useDeleteAbsence, useSaveWeek } from './queries.ts'
import { AbsenceFields, NO_ABSENCE } from './AbsenceFields.tsx'
import { StandingIcon } from './StandingIcon.tsx'
import { standingAt, tappedSlot, WEEKDAYS } from './week-slots.ts'
import classes from './availability.module.css'
import ui from '../../ui/ui.module.css'

/** Any Monday: only the names of the days are shown. */
const SOME_MONDAY = '2026-03-02'

/** Seven days by four parts; a tap goes from not said to can, to cannot, and back. */
function OwnWeek({ slots }: { slots: readonly Slot[] }) {
  const { t } = useTranslation('availability')
  const format = useFormat()
  const { mutate } = useSaveWeek()
  return (
    <section>
      <Title order={2}>{t('week')}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('weekHint')}
      </Text>
      <table className={classes.week}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            {DAY_PARTS.map((part) => (
              <th key={part} scope="col">
                {t(`parts.${part}`)}
                <span className={`${classes.hours} ${ui.tabular}`}>
                  {PART_HOURS[part].join('–')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((weekday) => {
            const date = addDays(SOME_MONDAY, weekday - 1)
            const day = format.weekday(date)
            return (
              <tr key={weekday}>
                <th scope="row">{day}</th>
                {DAY_PARTS.map((part) => {
                  const standing = standingAt(
                    { slots: [...slots], absences: [] },
                    { weekday, date, part },
                  )
                  return (
                    <td key={part}>
                      <UnstyledButton
                        className={classes.slot}
                        data-standing={standing}
                        aria-label={
                          [day, t(`parts.${part}`)].join(listSeparator()) +
                          colon() +
                          t(`standings.${standing}`)
                        }
                        onClick={() => mutate(tappedSlot(slots, weekday, part))}
                      >
                        <StandingIcon standing={standing} />
                        <span>{t(`standings.${standing}`)}</span>
                      </UnstyledButton>
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** Days away, which answer the sessions in between. */
function Absences({ absences }: { absences: readonly Absence[] }) {
  const { t } = useTranslation('availability')
  const format = useFormat()
  const { mutate: remove } = useDeleteAbsence()
  return (
    <section>
      <Title order={2}>{t('absences')}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('absencesHint')}
      </Text>
      <AbsenceForm />
      {absences.length === 0 ? (
        <Text c="dimmed" mt="md">
          {t('noAbsences')}
        </Text>
      ) : (
        <ul className={classes.absences}>
          {absences.map(({ id, from_date, until_date, reason, note, guardian }) => {
            const span = format.range(from_date, until_date)
            const known = ABSENCE_REASONS.find((one) => one === reason) ?? 'other'
            return (
              <li key={id} className={classes.absence}>
                <div>
                  <Text className={ui.tabular}>{span}</Text>
                  <Text size="sm" c="dimmed">
                    {[t(`reasons.${known}`), note, guardian && t('enteredBy', { name: guardian })]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </div>
                <Button
                  variant="subtle"
                  color="red"
                  aria-label={t('removeOf', { span })}
                  onClick={() => remove(id)}
                >
                  {t('remove')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

function AbsenceForm() {
  const { t } = useTranslation('availability')
  const form = useForm(addAbsence, {
    initial: NO_ABSENCE,
    refreshes: AFTER_ABSENCE,
    saved: ({ data }) => t('saved', { count: data.answered }),
    onSaved: (_, __, { reset }) => reset(),
  })
  return (
    <Form of={form} submit={t('addAbsence')} gap="sm" width={640}>
      <AbsenceFields form={form} />
    </Form>
  )
}

/** When one can train in an ordinary week, and the days one is away. */
export function AvailabilityPage() {
  return useViewer().impersonated ? <PageState state="unauthorized" /> : <OwnAvailability />
}

function OwnAvailability() {
  const { t } = useTranslation('availability')
  const viewer = useViewer()
  const asked = useOwnAvailability()
  const { data } = asked
  const action = can(availabilityGrid.access, viewer) && (
    <Button
      component={Link}
      to={paths.availabilityGrid()}
      variant="default"
      leftSection={<IconLayoutGrid size={18} />}
    >
      {t('toGrid')}
    </Button>
  )
  return (
    <Page title={t('title')} subtitle={t('lead')} action={action}>
      {data ? (
        <Stack gap="xl">
          <OwnWeek slots={data.data.slots} />
          <Absences absences={data.data.absences} />
        </Stack>
      ) : (
        <Waiting for={asked} rows={6} />
      )}
    </Page>
  )
}

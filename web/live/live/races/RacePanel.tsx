import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconDeviceTv, IconFlag } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  controlErgRace,
  deleteErgRace,
  ergRaces,
  type ErgRace,
  type RaceControl,
} from '#contract/live/live-races.ts'
import { racePhase, type RacePhase } from '#domain/live/erg-race.ts'
import { api, invalidate } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { paths } from '../../../paths/paths.ts'
import { notify } from '../../../shell/notices.ts'
import { useConfirm } from '../../../shell/use-confirm.tsx'
import { can, useViewer } from '../../../shell/viewer.ts'
import { ColourBadge } from '../../../ui/ColourBadge.tsx'
import { PageState } from '../../../ui/PageState.tsx'
import { SIGNAL_COLOURS } from '../../../ui/theme-colours.ts'
import { useRaces } from '../board/use-races.ts'
import classes from '../live.module.css'
import { taskText } from '../task-text.ts'
import { NewRace } from './NewRace.tsx'

type RacePanelProps = { sessionId: number; now: number }

/** The races of a session on machines, and what a coach can do with them. */
export function RacePanel({ sessionId, now }: RacePanelProps) {
  const { t } = useTranslation('erg-room')
  const viewer = useViewer()
  const asked = useRaces(sessionId)
  const found = asked.data?.data
  const isCoaching = can(controlErgRace.access, viewer)
  return (
    <Stack gap="sm" component="section" aria-labelledby="erg-races">
      <Group justify="space-between">
        <Title order={2} size="h4" id="erg-races">
          {t('title')}
        </Title>
        <Anchor component={Link} to={`${paths.liveSession(sessionId)}?board=1`}>
          <Group gap="xs" component="span">
            <IconDeviceTv size={18} aria-hidden />
            {t('board')}
          </Group>
        </Anchor>
      </Group>
      <Text size="sm" c="dimmed">
        {t('lead')}
      </Text>
      {!found ? (
        <Waiting for={asked} rows={3} part />
      ) : found.races.length === 0 ? (
        <PageState
          state="empty"
          icon={<IconFlag size={32} />}
          title={t('none')}
          text={t(found.pieces.length === 0 ? 'noPieces' : 'noneText')}
        />
      ) : (
        <ul className={classes.list}>
          {found.races.map((race, index) => (
            <RaceItem
              key={race.id}
              {...{ race, isCoaching }}
              place={index + 1}
              phase={racePhase(race, now)}
            />
          ))}
        </ul>
      )}
      {found && isCoaching && found.pieces.length > 0 && (
        <NewRace sessionId={sessionId} entrants={found.entrants} pieces={found.pieces} />
      )}
    </Stack>
  )
}

const TONES = {
  open: SIGNAL_COLOURS.none,
  counting: SIGNAL_COLOURS.amber,
  racing: SIGNAL_COLOURS.green,
  over: SIGNAL_COLOURS.blue,
} as const satisfies Record<RacePhase, object>

type RaceItemProps = { race: ErgRace; place: number; phase: RacePhase; isCoaching: boolean }

function RaceItem({ race, place, phase, isCoaching }: RaceItemProps) {
  const { t } = useTranslation('erg-room')
  const format = useFormat()
  const ready = race.lanes.filter(({ is_ready }) => is_ready).length
  const name =
    race.name ?? `${t('race', { place: format.number(place) })} · ${taskText(race, format)}`
  return (
    <li className={classes.item} data-race={phase}>
      <Stack gap={2}>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          <ColourBadge tone={TONES[phase]}>{t(`phases.${phase}`)}</ColourBadge>
        </Group>
        <Text size="sm" c="dimmed">
          {race.lanes.map(({ lane, name: who }) => `${format.number(lane)} ${who}`).join(' · ')}
        </Text>
        {phase === 'open' && (
          <Text size="sm">
            {t('readyOf', { ready: format.number(ready), count: race.lanes.length })}
          </Text>
        )}
      </Stack>
      {isCoaching && <RaceButtons {...{ race, phase, name }} />}
    </li>
  )
}

/** What can be done with a race as it stands. */
function RaceButtons({ race, phase, name }: { race: ErgRace; phase: RacePhase; name: string }) {
  const { t } = useTranslation('erg-room')
  const confirm = useConfirm()
  const { id } = race
  const controlling = useMutation({
    mutationFn: (control: RaceControl) =>
      api(controlErgRace, { params: { id }, body: { control } }),
    onSuccess: () => invalidate(ergRaces),
  })
  const removing = useMutation({
    mutationFn: () => api(deleteErgRace, { params: { id } }),
    onSuccess: () => {
      notify('success', t('removed'))
      return invalidate(ergRaces)
    },
  })
  const remove = async () => {
    const question = {
      title: t('removeTitle'),
      text: t('removeText'),
      confirm: t('remove'),
      dangerous: true,
    }
    if (await confirm(question)) removing.mutate()
  }
  const end = async () => {
    const question = { title: t('endTitle'), text: t('endText'), confirm: t('end') }
    if (await confirm(question)) controlling.mutate('end')
  }
  const isBusy = controlling.isPending || removing.isPending
  return (
    <Group gap="xs">
      {phase === 'open' && (
        <Button
          aria-label={t('startOf', { race: name })}
          disabled={isBusy}
          onClick={() => controlling.mutate('start')}
        >
          {t('start')}
        </Button>
      )}
      {(phase === 'counting' || phase === 'racing') && (
        <Button variant="default" disabled={isBusy} onClick={() => controlling.mutate('recall')}>
          {t('recall')}
        </Button>
      )}
      {phase === 'racing' && (
        <Button variant="default" disabled={isBusy} onClick={() => void end()}>
          {t('end')}
        </Button>
      )}
      {(phase === 'open' || phase === 'over') && (
        <Button variant="subtle" color="red" disabled={isBusy} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      )}
    </Group>
  )
}

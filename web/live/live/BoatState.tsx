import { Group } from '@mantine/core'
import {
  IconAntennaBarsOff,
  IconCheck,
  IconHourglass,
  IconPlayerPause,
  IconPlayerRecord,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LiveBoat } from '#contract/live/live.ts'
import { RECORDING, type RecordingStatus } from '#domain/live/recording.ts'
import { ColourBadge } from '../../ui/ColourBadge.tsx'
import { SIGNAL_COLOURS } from '../../ui/theme-colours.ts'

const LOOKS = {
  [RECORDING.idle]: { word: 'idle', tone: SIGNAL_COLOURS.none, icon: IconHourglass },
  [RECORDING.active]: { word: 'active', tone: SIGNAL_COLOURS.green, icon: IconPlayerRecord },
  [RECORDING.paused]: { word: 'paused', tone: SIGNAL_COLOURS.amber, icon: IconPlayerPause },
  [RECORDING.finished]: { word: 'finished', tone: SIGNAL_COLOURS.blue, icon: IconCheck },
  [RECORDING.discarded]: { word: 'discarded', tone: SIGNAL_COLOURS.none, icon: IconTrash },
} as const satisfies Record<RecordingStatus, object>

type BoatStateProps = {
  boat: Pick<LiveBoat, 'status' | 'wanted'>
  silent: boolean
  /** As in a table, where a column is as wide as what is in it. */
  oneLine?: boolean
}

/** How a boat stands, what it was asked to do, and whether it is still heard of. */
export function BoatState({ boat: { status, wanted }, silent, oneLine = false }: BoatStateProps) {
  const { t } = useTranslation('live')
  const { word, tone, icon: Icon } = LOOKS[status]
  const goesOn = status === RECORDING.active || status === RECORDING.paused
  return (
    <Group gap={4} miw={oneLine ? 'max-content' : 0}>
      <ColourBadge tone={tone} icon={<Icon size={14} aria-hidden />}>
        {t(`states.${word}`)}
      </ColourBadge>
      {silent && goesOn && (
        <ColourBadge
          tone={SIGNAL_COLOURS.amber}
          outlined
          icon={<IconAntennaBarsOff size={14} aria-hidden />}
        >
          {t('silent')}
        </ColourBadge>
      )}
      {wanted && (
        <ColourBadge tone={SIGNAL_COLOURS.blue} outlined>
          {t(`wanted.${wanted}`)}
        </ColourBadge>
      )}
    </Group>
  )
}

import { Button, Group } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { controlRecordings, type LiveBoat } from '#contract/live/live.ts'
import { CONTROLS, type Control } from '#domain/live/recording.ts'
import { api } from '../../api/api.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { MultiChoice } from '../../ui/MultiChoice.tsx'

const ICONS = {
  start: IconPlayerPlay,
  pause: IconPlayerPause,
  finish: IconPlayerStop,
  discard: IconTrash,
} as const satisfies Record<Control, object>

type ControlsProps = { sessionId: number; boats: readonly LiveBoat[] }

/** Starts, pauses, finishes or discards the recordings of some boats, or of all. */
export function Controls({ sessionId, boats }: ControlsProps) {
  const { t } = useTranslation('live')
  const confirm = useConfirm()
  const [chosen, setChosen] = useState<string[]>([])
  const asking = useMutation({
    mutationFn: (control: Control) => {
      const all = boats.map(({ recording_id }) => recording_id)
      const recording_ids = chosen.length > 0 ? chosen.map(Number) : all
      return api(controlRecordings, { params: { id: sessionId }, body: { control, recording_ids } })
    },
    onSuccess: ({ data: { asked, left_out } }) => {
      if (asked.length > 0) notify('success', t('asked', { count: asked.length }))
      else notify('info', t('nothingAsked', { count: left_out.length }))
    },
  })
  const ask = async (control: Control) => {
    const question = {
      title: t('discardTitle'),
      text: t('discardText', { count: chosen.length || boats.length }),
      confirm: t('controls.discard'),
      dangerous: true,
    }
    if (control !== 'discard' || (await confirm(question))) asking.mutate(control)
  }
  const items = boats.map(({ recording_id, name }) => ({
    value: String(recording_id),
    label: name,
  }))
  return (
    <Group align="flex-end" gap="sm">
      <MultiChoice
        label={t('controlled')}
        placeholder={t('allBoats')}
        groups={[{ group: t('boats'), items }]}
        value={chosen}
        onChange={setChosen}
        w={320}
      />
      {CONTROLS.map((control) => {
        const Icon = ICONS[control]
        return (
          <Button
            key={control}
            variant="default"
            leftSection={<Icon size={18} aria-hidden />}
            disabled={boats.length === 0}
            onClick={() => void ask(control)}
          >
            {t(`controls.${control}`)}
          </Button>
        )
      })}
    </Group>
  )
}

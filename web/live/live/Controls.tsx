import { Button, Drawer, Group } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { controlRecordings, type LiveBoat } from '#contract/live/live.ts'
import { CONTROLS, type Control } from '#domain/live/recording.ts'
import { api } from '../../api/api.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm, type Decision } from '../../shell/use-confirm.tsx'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { usePhone } from '../../ui/use-phone.ts'

const ICONS = {
  start: IconPlayerPlay,
  pause: IconPlayerPause,
  finish: IconPlayerStop,
  discard: IconTrash,
} as const satisfies Record<Control, object>

type ControlsProps = { sessionId: number; boats: readonly LiveBoat[] }

/** What a coach can do with the boats: beside them, or on a phone in a sheet below the boats. */
export function Controls(props: ControlsProps) {
  const { t } = useTranslation('live')
  const phone = usePhone()
  const [isOpen, setOpen] = useState(false)
  if (!phone) return <ControlFields {...props} />
  return (
    <>
      <Button variant="default" fullWidth onClick={() => setOpen(true)}>
        {t('controls.open')}
      </Button>
      <Drawer
        position="bottom"
        size="auto"
        title={t('controls.open')}
        opened={isOpen}
        onClose={() => setOpen(false)}
      >
        <ControlFields {...props} />
      </Drawer>
    </>
  )
}

/** Starts, pauses, finishes or discards the recordings of some boats, or of all. */
function ControlFields({ sessionId, boats }: ControlsProps) {
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
  // What ends a recording is asked about, with how many it ends.
  const count = chosen.length || boats.length
  const questions: Partial<Record<Control, Decision>> = {
    finish: {
      title: t('finishTitle'),
      text: t('finishText', { count }),
      confirm: t('controls.finish'),
    },
    discard: {
      title: t('discardTitle'),
      text: t('discardText', { count }),
      confirm: t('controls.discard'),
      dangerous: true,
    },
  }
  const ask = async (control: Control) => {
    const question = questions[control]
    if (!question || (await confirm(question))) asking.mutate(control)
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
        const isDiscard = control === 'discard'
        return (
          <Button
            key={control}
            variant={isDiscard ? 'subtle' : 'default'}
            {...(isDiscard && { color: 'red', ml: 'auto' })}
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

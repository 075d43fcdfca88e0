import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { changeEffort } from '#contract/recordings/efforts.ts'
import { BareForm, FormAlert } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { OF_ACTIVITIES } from '../../api/refetch-after.ts'
import { DurationInput } from '../../ui/DurationInput.tsx'
import type { Changing } from './drafts.ts'
import { ClashAlert } from './ClashAlert.tsx'
import { PieceSelect } from './PieceSelect.tsx'
import { refetch } from './queries.ts'
import { changedClashes, theirsOf, useClashWords } from './use-clashes.ts'
import type { Marking } from './use-marking.ts'

/**
 * Fields beside the curve: the same ends to the tenth, the name, and the planned piece. The curve
 * changes the ends as well, so the marking has the values.
 */
export function ChangeEffort({ changing, marking }: { changing: Changing; marking: Marking }) {
  const { t } = useTranslation('efforts')
  const words = useClashWords(marking.planned)
  const { id, ...values } = changing
  const form = useForm(changeEffort, {
    params: { id },
    initial: values,
    held: { values, set: (part) => marking.change({ ...changing, ...part }) },
    refreshes: OF_ACTIVITIES,
    onSaved: () => marking.change(null),
    // What somebody else has changed is fetched, so that it can be seen.
    onRefused: () => void refetch(),
    guard: false,
  })
  const clashes = changedClashes(form.problem)
  const start = form.at('start')
  const finish = form.at('finish')
  return (
    <BareForm of={form}>
      <Stack gap="sm">
        {clashes.length === 0 && <FormAlert of={form} />}
        <Group gap="sm" align="flex-end">
          <TextField {...form.at('name')} label={t('name')} />
          <DurationInput
            {...start}
            label={t('start')}
            mask="m:ss.S"
            w={120}
            onChange={(value) => value !== null && start.onChange(value)}
          />
          <DurationInput
            {...finish}
            label={t('finish')}
            mask="m:ss.S"
            w={120}
            onChange={(value) => value !== null && finish.onChange(value)}
          />
          <PieceSelect {...form.at('piece')} planned={marking.planned} label={t('planned')} />
          <Button type="submit" loading={form.pending} disabled={changing.name.trim() === ''}>
            {t('save')}
          </Button>
          <Button variant="default" onClick={() => marking.change(null)}>
            {t('cancel', { ns: 'ui' })}
          </Button>
        </Group>
        {clashes.length > 0 && (
          <ClashAlert
            clashes={words.changed(clashes)}
            busy={form.pending}
            onTheirs={() => marking.change(null)}
            // The person has by now seen what somebody else changed.
            onMine={() => form.submit({ seen: { ...changing.seen, ...theirsOf(clashes) } })}
          />
        )}
      </Stack>
    </BareForm>
  )
}

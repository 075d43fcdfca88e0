import { Alert, Button, Group, Radio, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeEffort, type Effort } from '#contract/recordings/efforts.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { BareForm, FormAlert } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { OF_ACTIVITIES } from '../../api/refetch-after.ts'
import { DurationInput } from '../../ui/DurationInput.tsx'
import { ClashAlert } from './ClashAlert.tsx'
import { useDeleteEffort, refetch } from './queries.ts'
import { changedClashes, theirsOf, useClashWords } from './use-clashes.ts'
import { useFigures } from './use-figures.ts'
import type { Marking } from './use-marking.ts'
import type { Changing } from './drafts.ts'
import { PieceSelect } from './PieceSelect.tsx'
import classes from './efforts.module.css'
import ui from '../../ui/ui.module.css'

/**
 * Fields beside the curve: the same ends to the tenth, the name, and the planned piece. The curve
 * changes the ends as well, so the marking has the values.
 */
function ChangeEffort({ changing, marking }: { changing: Changing; marking: Marking }) {
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

/**
 * What is marked: one is chosen, then changed or deleted. Laps of the device are not among them,
 * they stay as they are.
 */
export function KeptEfforts({ sportId, marking }: { sportId: number; marking: Marking }) {
  const { t } = useTranslation('efforts')
  const write = useFigures(sportId)
  const confirm = useConfirm()
  const { mutate: remove, isPending, error, variables, reset } = useDeleteEffort()
  const words = useClashWords(marking.planned)
  const [asked, setAsked] = useState(false)
  const { efforts, chosen, changing } = marking
  const effort = efforts.find(({ id }) => id === chosen)
  if (efforts.length === 0) return null

  function act(then: (one: Effort) => void) {
    setAsked(!effort)
    if (effort) then(effort)
  }
  const change = ({ id, name, piece, start, finish }: Effort) =>
    marking.change({ id, name, piece, start, finish, seen: { name, piece, start, finish } })
  async function ask(one: Effort) {
    const { name } = one
    const sure = await confirm({
      title: t('removeTitle', { name }),
      text: t('removeText'),
      confirm: t('remove'),
      dangerous: true,
    })
    if (sure) removeNow(one)
  }
  const removeNow = (one: Effort) => remove(one, { onSuccess: () => marking.choose(null) })
  const clashes = changedClashes(error)
  /** As it is by now, which the second has seen beside what was. */
  const current = efforts.find(({ id }) => id === variables?.id && id === chosen)
  return (
    <Stack gap="sm" component="section" aria-label={t('keptTitle')}>
      <Title order={3}>{t('keptTitle')}</Title>
      <Radio.Group
        aria-label={t('keptTitle')}
        value={chosen === null ? '' : String(chosen)}
        onChange={(id) => marking.choose(Number(id))}
      >
        <ul className={classes.list}>
          {efforts.map((one) => (
            <li key={one.id} className={classes.row}>
              <Radio
                value={String(one.id)}
                label={
                  <>
                    <Text span fw={500}>
                      {one.name}
                    </Text>
                    <Text span display="block" size="sm" className={ui.tabular}>
                      {write(one)}
                    </Text>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      </Radio.Group>
      {asked && !effort && (
        <Alert color="amber" role="alert">
          {t('select')}
        </Alert>
      )}
      {changing ? (
        <ChangeEffort key={changing.id} changing={changing} marking={marking} />
      ) : (
        <Group gap="sm">
          <Button variant="default" onClick={() => act(change)}>
            {t('edit')}
          </Button>
          <Button variant="default" loading={isPending} onClick={() => act((one) => void ask(one))}>
            {t('remove')}
          </Button>
        </Group>
      )}
      {clashes.length > 0 && current && (
        <ClashAlert
          clashes={words.changed(clashes)}
          wish="remove"
          busy={isPending}
          onTheirs={reset}
          onMine={() => removeNow({ ...current, ...theirsOf(clashes) })}
        />
      )}
      {marking.planned.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('scored')}
        </Text>
      )}
    </Stack>
  )
}

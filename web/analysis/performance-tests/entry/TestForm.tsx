import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { performanceTestDay, type TestPerson } from '#contract/analysis/performance-tests-days.ts'
import {
  deletePerformanceTest,
  savePerformanceTest,
  type PerformanceTest,
} from '#contract/analysis/performance-tests.ts'
import { missingFact, plannedSteps } from '#domain/performance-tests/planned-steps.ts'
import { api } from '../../../api/api.ts'
import { PickField } from '../../../form/ChoiceFields.tsx'
import { DeleteButton } from '../../../form/DeleteButton.tsx'
import { Form } from '../../../form/Form.tsx'
import { useForm } from '../../../form/use-form.ts'
import { paths } from '../../../paths/paths.ts'
import { DayField } from '../../../ui/DayField.tsx'
import { withRecording } from './from-recording.ts'
import { LinesTable } from './LinesTable.tsx'
import { TakeRecording } from './TakeRecording.tsx'
import { TestConflict } from './TestConflict.tsx'
import { LabelFields, MeasuredFields, SetUpFields, type TestFormOf } from './TestFields.tsx'
import { valuesOf, withTargets, type TestValues } from './test-values.ts'
import { useTestWords } from './use-test-words.ts'
import { SHOWING_TESTS } from '../showing-tests.ts'

type TestFormProps = {
  initial: TestValues
  /** The stored test, where one is changed. */
  test: PerformanceTest | null
  people: readonly TestPerson[]
}

/** One test with everything that is kept of it. */
export function TestForm({ initial, test, people }: TestFormProps) {
  const { t } = useTranslation('test-entry')
  const navigate = useNavigate()
  const { kind } = initial
  const words = useTestWords(kind)
  const [theirs, setTheirs] = useState<PerformanceTest | null>(null)
  const back = paths.enterTests(kind, { day: initial.day })
  const form = useForm(savePerformanceTest, {
    initial,
    refreshes: [...SHOWING_TESTS],
    saved: t('form.saved'),
    onRefused: ({ code, current }) =>
      setTheirs(code === 'changed_meanwhile' ? (current?.[0] as PerformanceTest) : null),
    onSaved: () => void navigate(test ? paths.performanceTests(kind, test.id) : back),
  })
  const { values } = form
  const person = people.find(({ user_id }) => user_id === values.user_id)
  return (
    <Form
      of={form}
      submit={t('form.save')}
      gap="lg"
      actions={
        test && (
          <DeleteButton
            label={t('form.delete')}
            question={{
              title: t('form.deleteTitle', { name: test.full_name }),
              text: t('form.deleteText'),
              confirm: t('form.delete'),
            }}
            remove={() => api(deletePerformanceTest, { params: { id: test.id } })}
            done={t('form.deleted')}
            list={{ path: back, reads: performanceTestDay }}
            onDeleted={form.leave}
          />
        )
      }
    >
      {theirs && (
        <TestConflict
          mine={values}
          theirs={theirs}
          words={words}
          onMine={() => {
            setTheirs(null)
            form.submit({ version: theirs.version })
          }}
          onTheirs={() => {
            form.reset(valuesOf(theirs))
            setTheirs(null)
          }}
        />
      )}
      {!test && <WhoAndWhen form={form} people={people} />}
      <SetUpFields {...{ form, kind, words }} seesWeight={person?.sees_weight ?? false} />
      <MeasuredFields {...{ form, kind, words }} />
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('form.lines')}
        </Title>
        {kind === 'step' && person && (
          <FillTargets
            person={{ ...person, weight_class: values.weight_class ?? person.weight_class }}
            protocol={values.protocol}
            onFill={(steps) =>
              form.set({
                lines: withTargets(values.lines, steps),
                step_s: steps.seconds,
                rest_s: steps.rest_s,
              })
            }
          />
        )}
        {kind !== 'vo2' && person && (
          <TakeRecording
            kind={kind}
            userId={person.user_id}
            day={values.day}
            words={words}
            onTake={(activity_id, taken) =>
              form.set({ activity_id, ...withRecording(values.lines, taken) })
            }
          />
        )}
        <LinesTable
          kind={kind}
          lines={values.lines}
          onChange={(lines) => form.set({ lines })}
          errorAt={form.errorAt}
          words={words}
        />
      </Stack>
      <LabelFields form={form} />
    </Form>
  )
}

/** Whose test it is, and of which day. */
function WhoAndWhen({ form, people }: { form: TestFormOf; people: readonly TestPerson[] }) {
  const { t } = useTranslation('test-entry')
  return (
    <Group gap="sm" align="flex-start">
      <PickField
        {...form.at('user_id')}
        label={t('words.fields.athlete')}
        w={280}
        choices={people
          .filter(({ can_write }) => can_write)
          .map(({ user_id, full_name }) => ({ value: user_id, label: full_name }))}
      />
      <DayField
        label={t('words.fields.day')}
        value={form.values.day}
        error={form.at('day').error ?? null}
        onChange={(day) => form.set({ day })}
      />
    </Group>
  )
}

type FillProps = {
  person: TestPerson
  protocol: string | null
  onFill: (steps: NonNullable<ReturnType<typeof plannedSteps>>) => void
}

/** The target watts of the protocol for the person, or what is missing for them. */
function FillTargets({ person, protocol, onFill }: FillProps) {
  const { t } = useTranslation('test-entry')
  const missing = missingFact(protocol, person)
  const steps = plannedSteps(protocol, person)
  if (missing)
    return (
      <Text size="sm" c="dimmed">
        {t(`missing.${missing}`, { names: person.full_name })}
      </Text>
    )
  if (!steps) return null
  return (
    <Group>
      <Button variant="default" onClick={() => onFill(steps)}>
        {t('form.fill')}
      </Button>
    </Group>
  )
}

import { Menu, Button, Group, List, Stack, Text, Alert, Title } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  importPerformanceTests,
  type ImportedTests,
  type FileFault,
} from '#contract/analysis/performance-tests-import.ts'
import { openModal, closeModal } from '../../../shell/modals.ts'
import { can, useViewer } from '../../../shell/viewer.ts'
import { api, invalidate } from '../../../api/api.ts'
import { ApiProblem } from '../../../api/api-problem.ts'
import { notify } from '../../../shell/notices.ts'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { SeenAlert } from '../../../ui/SeenAlert.tsx'
import { SHOWING_TESTS } from '../showing-tests.ts'
import { listSeparator, colon } from '../../../format/punctuation.ts'
import { SearchSelect } from '../../../ui/SearchSelect.tsx'
import { TestsOfFile } from './TestsOfFile.tsx'
import {
  choicesOf,
  openNames,
  withoutConsent,
  LEAVE_OUT,
  type ChosenNames,
  type OpenName,
} from './open-names.ts'
import { textOfFile } from './text-of-file.ts'

type NamesToSettleProps = {
  names: readonly OpenName[]
  people: ImportedTests['people']
  chosen: ChosenNames
  onChoose: (written: string, choice: string) => void
}

/** Who is meant by names that none or several have; a choice is remembered. */
function NamesToSettle({ names, people, chosen, onChoose }: NamesToSettleProps) {
  const { t } = useTranslation('test-files')
  if (names.length === 0) return null
  const choices = [
    { value: LEAVE_OUT, label: t('leaveOut') },
    ...people.map(({ user_id, full_name }) => ({ value: String(user_id), label: full_name })),
  ]
  return (
    <Stack gap="sm" component="section" aria-label={t('names.title')}>
      <Title order={3}>{t('names.title')}</Title>
      <Text size="sm" c="dimmed">
        {t('names.hint')}
      </Text>
      {names.map(({ written, name, tests, isUnclear }) => (
        <SearchSelect
          key={written}
          label={name}
          description={[
            t(isUnclear ? 'names.unclear' : 'names.unknown'),
            t('names.tests', { count: tests }),
          ].join(' ')}
          placeholder={t('names.choose')}
          data={choices}
          value={chosen[written] ?? null}
          onChange={(choice) => choice !== null && onChoose(written, choice)}
        />
      ))}
    </Stack>
  )
}

const SHOWN = 100

/** What is wrong with a file, by line. */
function ImportFaults({ faults, total }: { faults: readonly FileFault[]; total: number }) {
  const { t } = useTranslation('test-files')
  if (faults.length === 0) return null
  const shown = faults.slice(0, SHOWN)
  return (
    <Alert color="amber" title={t('faults')}>
      <List size="sm">
        {shown.map(({ line, column, message }) => (
          <List.Item key={`${line} ${column} ${message}`}>
            {t('line', { line }) + colon()}
            {column === null ? message : `${column} ${message}`}
          </List.Item>
        ))}
      </List>
      {total > shown.length && <Text size="sm">{t('more', { count: total - shown.length })}</Text>}
    </Alert>
  )
}

/** Refusals that the dialog words itself. */
const OWN = [400, 409, 413]

type ImportInput = { file: string; chosen: ChosenNames }
const asked = ({ file, chosen }: ImportInput) => ({ file, choices: choicesOf(chosen) })

/** Says first what a file would do; names are settled by hand, and only then it is stored. */
function ImportTests() {
  const { t } = useTranslation('test-files')
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ChosenNames>({})
  const trial = useMutation({
    mutationFn: async (what: ImportInput) => {
      const body = { ...asked(what), dry_run: true, state: null }
      return (await api(importPerformanceTests, { body }, { own: OWN })).data
    },
  })
  const store = useMutation({
    mutationFn: async (seen: ImportedTests) => {
      const body = { ...asked({ file: text, chosen }), dry_run: false, state: seen.state }
      return (await api(importPerformanceTests, { body }, { own: OWN })).data
    },
    onSuccess: async ({ added, changed }) => {
      closeModal()
      notify('success', t('stored', { added, changed }))
      await invalidate(...SHOWING_TESTS)
    },
  })
  const take = async ([file]: File[]) => {
    if (!file) return
    store.reset()
    setChosen({})
    const read = await textOfFile(file)
    setText(read)
    trial.mutate({ file: read, chosen: {} })
  }
  const choose = (written: string, choice: string) => {
    const next = { ...chosen, [written]: choice }
    setChosen(next)
    trial.mutate({ file: text, chosen: next })
  }
  const problem = trial.error ?? store.error
  return (
    <Stack gap="md">
      <Text>{t('hint')}</Text>
      <FileDrop
        multiple={false}
        accept={['.csv', '.txt', 'text/csv']}
        busy={trial.isPending}
        onFiles={(files) => void take(files)}
      />
      {problem instanceof ApiProblem && OWN.includes(problem.status) && (
        <SeenAlert color="red" title={t('faults')}>
          {problem.errors['file']?.join(' ') ?? problem.message}
        </SeenAlert>
      )}
      {trial.data && (
        <Outcome
          found={trial.data}
          chosen={chosen}
          onChoose={choose}
          isBusy={trial.isPending || store.isPending}
          onStore={() => store.mutate(trial.data)}
        />
      )}
    </Stack>
  )
}

type OutcomeProps = {
  found: ImportedTests
  chosen: ChosenNames
  onChoose: (written: string, choice: string) => void
  isBusy: boolean
  onStore: () => void
}

function Outcome({ found, chosen, onChoose, isBusy, onStore }: OutcomeProps) {
  const { t } = useTranslation('test-files')
  const { added, changed, same, faulty, ignored, tests, people, without_details } = found
  const silent = withoutConsent(tests)
  const isOpen = tests.some(({ outcome }) => outcome === 'unknown' || outcome === 'unclear')
  return (
    <>
      <Text role="status" fw={500}>
        {t('found', { added, changed, same })}
      </Text>
      <TestsOfFile tests={tests} />
      <List size="sm">
        {faulty > 0 && <List.Item>{t('faulty', { count: faulty })}</List.Item>}
        {silent.length > 0 && (
          <List.Item>{t('noConsent', { names: silent.join(listSeparator()) })}</List.Item>
        )}
        {without_details && <List.Item>{t('withoutDetails')}</List.Item>}
        {ignored.length > 0 && (
          <List.Item>{t('ignored', { columns: ignored.join(listSeparator()) })}</List.Item>
        )}
      </List>
      <NamesToSettle
        names={openNames(tests, chosen)}
        people={people}
        chosen={chosen}
        onChoose={onChoose}
      />
      <ImportFaults faults={found.faults} total={found.faults_total} />
      <Group>
        <Button disabled={isOpen || added + changed === 0} loading={isBusy} onClick={onStore}>
          {t('store', { count: added + changed })}
        </Button>
      </Group>
    </>
  )
}

/** For who may import files of the federation. */
export function ImportTestsItem() {
  const { t } = useTranslation('test-files')
  if (!can(importPerformanceTests.access, useViewer())) return null
  const open = () => openModal({ title: t('import'), content: <ImportTests />, size: 'xl' })
  return (
    <Menu.Item leftSection={<IconTableImport size={18} />} onClick={open}>
      {t('import')}
    </Menu.Item>
  )
}

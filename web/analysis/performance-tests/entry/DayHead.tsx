import { Autocomplete, Group, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TestPerson } from '#contract/analysis/performance-tests-days.ts'
import { TEST_WORDS, type TestWord } from '#domain/performance-tests/cells.ts'
import type { TestKind } from '#domain/performance-tests/kinds.ts'
import { STEP_PROTOCOLS } from '#domain/performance-tests/protocols.ts'
import { isMixed, type HeadWords } from './day-head.ts'

/** What is mostly tested on. */
export const ERGO_NAMES = ['Concept2', 'RP3']

type DayHeadProps = {
  kind: TestKind
  people: readonly TestPerson[]
  head: HeadWords
  onChange: (word: TestWord, text: string | null) => void
}

/** Place, ergometer, protocol and tester for everybody tested on the day. */
export function DayHead({ kind, people, head, onChange }: DayHeadProps) {
  const field = (word: TestWord) => ({
    word,
    value: head[word],
    mixed: isMixed(people, word),
    onChange: (text: string | null) => onChange(word, text),
  })
  return (
    <Group gap="sm" align="flex-start">
      <WordField {...field('site')} />
      <WordField {...field('ergo')} choices={ERGO_NAMES} />
      {kind === 'step' ? (
        <ProtocolField value={head.protocol} onChange={(text) => onChange('protocol', text)} />
      ) : (
        <WordField {...field('protocol')} />
      )}
      <WordField {...field('tester')} />
    </Group>
  )
}

type WordFieldProps = {
  word: TestWord
  value: string | null
  mixed: boolean
  choices?: readonly string[]
  onChange: (text: string | null) => void
}

/** Text that goes to all tests once the field is left. */
function WordField({ word, value, mixed, choices, onChange }: WordFieldProps) {
  const { t } = useTranslation('test-entry')
  const [draft, setDraft] = useState<string | null>(null)
  const leave = () => {
    if (draft !== null && draft.trim() !== (value ?? '')) onChange(draft.trim() || null)
    setDraft(null)
  }
  const shared = {
    label: t(`words.fields.${word}`),
    value: draft ?? value ?? '',
    maxLength: TEST_WORDS[word],
    w: 200,
    onBlur: leave,
    ...(mixed && { description: t('head.mixed') }),
  }
  if (choices)
    return <Autocomplete {...shared} data={[...choices]} onChange={(text) => setDraft(text)} />
  return <TextInput {...shared} onChange={(event) => setDraft(event.currentTarget.value)} />
}

type ProtocolFieldProps = { value: string | null; onChange: (text: string | null) => void }

/** How a step test is rowed; a name that somebody else has given stays a choice. */
export function ProtocolField({ value, onChange }: ProtocolFieldProps) {
  const { t } = useTranslation('test-entry')
  const known = STEP_PROTOCOLS.map((name) => ({ value: name, label: t(`words.protocols.${name}`) }))
  const isOther = value !== null && STEP_PROTOCOLS.every((name) => name !== value)
  return (
    <Select
      label={t('words.fields.protocol')}
      data={isOther ? [...known, { value, label: value }] : known}
      value={value}
      w={220}
      clearable
      clearButtonProps={{ 'aria-label': t('head.noProtocol') }}
      onChange={onChange}
    />
  )
}

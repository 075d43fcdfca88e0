import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconClipboardList } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { membersByAddress } from '#contract/people/invitations.ts'
import { matchPeople, type KnownPerson, type OpenLine } from '#domain/rules/pasted-people.ts'
import { api } from '../../api/api.ts'
import { serverDate } from '../../format/server-clock.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { pastedPeople } from '../invitations/open.ts'
import { listSeparator } from '../../format/punctuation.ts'

type Person = KnownPerson & { full_name: string }
type PasteProps = { people: readonly Person[]; onAdd: (ids: readonly number[]) => void }

/** A list of names or addresses from elsewhere, in place of choosing people one by one. */
export function PasteMembers({ people, onAdd }: PasteProps) {
  const { t } = useTranslation('squads')
  const open = () =>
    openModal({ title: t('paste.title'), content: <PasteDialog people={people} onAdd={onAdd} /> })
  return (
    <Button
      variant="default"
      leftSection={<IconClipboardList size={18} aria-hidden />}
      onClick={open}
      style={{ alignSelf: 'flex-start' }}
    >
      {t('paste.action')}
    </Button>
  )
}

type Matched = { found: number[]; open: OpenLine[] }

function PasteDialog({ people, onAdd }: PasteProps) {
  const { t } = useTranslation('squads')
  const [text, setText] = useState('')
  const [matched, setMatched] = useState<Matched | null>(null)
  const [left, setLeft] = useState(0)
  const find = useMutation({ mutationFn: useFind(people), onSuccess: setMatched })
  const add = (ids: number[], rest: readonly OpenLine[]) => {
    onAdd(ids)
    if (rest.length === 0) return closeModal()
    setText(rest.map((line) => line.text).join('\n'))
    setLeft(rest.length)
    setMatched(null)
  }
  if (matched) return <FoundPeople {...matched} people={people} onAdd={add} />
  return (
    <Stack>
      {left > 0 && (
        <Text size="sm" role="status">
          {t('paste.left', { count: left })}
        </Text>
      )}
      <Textarea
        label={t('paste.label')}
        description={t('paste.hint')}
        autosize
        minRows={6}
        maxRows={16}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      <Group justify="flex-end">
        <Button
          loading={find.isPending}
          disabled={text.trim() === ''}
          onClick={() => find.mutate(text)}
        >
          {t('paste.find')}
        </Button>
      </Group>
    </Stack>
  )
}

/** The most addresses that one call takes. */
const MOST = 1000

/** Compares addresses on the server, where the viewer may, and names here. */
function useFind(people: readonly Person[]): (text: string) => Promise<Matched> {
  const mayAsk = can(membersByAddress.access, useViewer())
  return async (text) => {
    const lines = pastedPeople(text, serverDate().getUTCFullYear())
    const emails = lines.flatMap(({ email }) => (email === '' ? [] : [email])).slice(0, MOST)
    if (!mayAsk) return matchPeople(lines, people, null)
    const known =
      emails.length === 0 ? [] : (await api(membersByAddress, { body: { emails } })).data
    const byAddress = new Map(known.map(({ email, user_id }) => [email.toLowerCase(), user_id]))
    return matchPeople(lines, people, byAddress)
  }
}

type MatchProps = Matched & {
  people: readonly Person[]
  onAdd: (ids: number[], rest: readonly OpenLine[]) => void
}

function FoundPeople({ found, open, people, onAdd }: MatchProps) {
  const { t } = useTranslation('squads')
  const [chosen, setChosen] = useState<ReadonlyMap<OpenLine, number>>(new Map())
  const ids = [...new Set([...found, ...chosen.values()])]
  const names = people.filter(({ id }) => found.includes(id)).map(({ full_name }) => full_name)
  const choose = (line: OpenLine, value: string | null) => {
    const others = [...chosen].filter(([other]) => other !== line)
    setChosen(new Map(value === null ? others : [...others, [line, Number(value)]]))
  }
  return (
    <Stack>
      <div>
        <Text fw={600}>{t('paste.found', { count: found.length })}</Text>
        <Text size="sm">{names.join(listSeparator())}</Text>
      </div>
      {open.length > 0 && <Text size="sm">{t('paste.open')}</Text>}
      {open.map((line) => (
        <SearchSelect
          key={`${line.line} ${line.text}`}
          label={line.text}
          placeholder={t('paste.choose')}
          data={choicesFor(line, people)}
          value={chosen.has(line) ? String(chosen.get(line)) : null}
          onChange={(value) => choose(line, value)}
          clearable
        />
      ))}
      <Group justify="flex-end">
        <Button
          disabled={ids.length === 0}
          onClick={() =>
            onAdd(
              ids,
              open.filter((line) => !chosen.has(line)),
            )
          }
        >
          {t('paste.add', { count: ids.length })}
        </Button>
      </Group>
    </Stack>
  )
}

/** Those who may be meant come first. */
function choicesFor({ candidates }: OpenLine, people: readonly Person[]) {
  const isCandidate = ({ id }: Person) => candidates.includes(id)
  return [...people.filter(isCandidate), ...people.filter((one) => !isCandidate(one))].map(
    ({ id, full_name }) => ({ value: String(id), label: full_name }),
  )
}

import { Anchor, Button, Stack, Tabs, Text, Group, Textarea } from '@mantine/core'
import { useState, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams, useNavigate } from 'react-router'
import { ROLE } from '#domain/constants/roles.ts'
import type { InvitedRow } from '#domain/rules/member-row.ts'
import { pastedMembers } from '#domain/rules/member-sheet.ts'
import { inviteMembers } from '#contract/people/invitations.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { paths } from '../../paths/paths.ts'
import { SeatQuestion } from '../../shell/SeatQuestion.tsx'
import { Page } from '../../ui/Page.tsx'
import { NoMail, useSendsMail } from '../account/open.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { notify } from '../../shell/notices.ts'
import { JoinLinks } from './JoinLinks.tsx'
import { OptionFields } from './OptionFields.tsx'
import { ReviewRows } from './ReviewRows.tsx'
import { sendRows, type InviteOptions } from './send-rows.ts'
import { parsePeople } from './parse-people.ts'

const NOBODY = { first_name: '', last_name: '', email: '', guardian_email: '' }

/** Who is half typed stays while one looks at another way. */
type Typing = {
  typed: typeof NOBODY
  onTyped: (change: (now: typeof NOBODY) => typeof NOBODY) => void
}

/** One person after the other. */
function AddOne({ options, typed, onTyped }: Typing & { options: InviteOptions }) {
  const { t } = useTranslation('invitations')
  const invited = useSendsMail() ? 'one.invited' : 'one.ready'
  const first = useRef<HTMLInputElement>(null)
  const form = useForm(inviteMembers, {
    initial: NOBODY,
    held: { values: typed, set: (part) => onTyped((now) => ({ ...now, ...part })) },
    send: async (person, call) => {
      const rows = [{ line: 1, ...person }]
      const [trial] = await sendRows(rows, options, { dryRun: true, call })
      return trial?.outcome === 'ready'
        ? (await sendRows(rows, options, { dryRun: false, call }))[0]
        : trial
    },
    errorsIn: (row) => row?.errors ?? {},
    onSaved: (row, person, { reset }) => {
      if (!row || row.outcome === 'refused') return
      const name = [person.first_name, person.last_name].filter(Boolean).join(' ') || person.email
      if (row.outcome === 'already-member') return void notify('info', t('one.there', { name }))
      notify('success', t(row.outcome === 'invited' ? invited : 'one.added', { name }))
      reset()
      first.current?.focus()
    },
    guard: false,
  })
  return (
    <Form
      of={form}
      submit={t(options.invite && form.values.email !== '' ? 'one.invite' : 'one.add')}
      width={480}
    >
      <TextField
        {...form.at('first_name')}
        ref={first}
        label={t('fields.first_name')}
        autoComplete="off"
        maxLength={100}
      />
      <TextField
        {...form.at('last_name')}
        label={t('fields.last_name')}
        autoComplete="off"
        maxLength={100}
      />
      <TextField
        {...form.at('email')}
        label={t('fields.email')}
        description={t('one.emailHint')}
        type="email"
        autoComplete="off"
        maxLength={254}
      />
      <TextField
        {...form.at('guardian_email')}
        label={t('fields.guardian_email')}
        description={t('one.guardianHint')}
        type="email"
        autoComplete="off"
        maxLength={254}
      />
    </Form>
  )
}

/** What was pasted stays while one looks at another way. */
type Pasting = {
  text: string
  onText: (text: string) => void
  onRows: (rows: readonly InvitedRow[]) => void
}

/** A list of people in any form; a table with headings is looked at as a file would be. */
function PastedList({ text, onText, onRows }: Pasting) {
  const { t } = useTranslation('invitations')
  const navigate = useNavigate()
  const sheet = useMemo(() => pastedMembers(text), [text])
  const rows = useMemo(() => (sheet ? [] : parsePeople(text)), [sheet, text])
  const count = sheet?.rows.length ?? rows.length
  const check = () =>
    sheet ? void navigate(paths.bringIn('people'), { state: { pasted: text } }) : onRows(rows)
  return (
    <Stack maw={720}>
      <Textarea
        label={t('list.label')}
        description={t('list.hint')}
        autosize
        minRows={8}
        maxRows={20}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <Group>
        <Button disabled={count === 0} onClick={check}>
          {t('list.check', { count })}
        </Button>
      </Group>
    </Stack>
  )
}

const WAYS = ['one', 'list', 'file', 'link'] as const
type Way = (typeof WAYS)[number]

/** All the ways people are brought into the club. */
export function AddMemberPage() {
  const { t } = useTranslation('invitations')
  const [search, setSearch] = useSearchParams()
  const way = WAYS.find((one) => one === search.get('way')) ?? 'one'
  const [options, setOptions] = useState<InviteOptions>(() => ({
    role: ROLE.athlete,
    squads: [],
    invite: true,
    language: currentLanguage(),
  }))
  const asked = Number(search.get('squad'))
  const squad = Number.isSafeInteger(asked) && asked > 0 ? asked : null
  const [rows, setRows] = useState<readonly InvitedRow[] | null>(null)
  const [text, setText] = useState('')
  const [typed, setTyped] = useState(NOBODY)
  const open = (next: string | null) => {
    setRows(null)
    setSearch({ way: next ?? 'one' }, { replace: true, preventScrollReset: true })
  }
  return (
    <Page title={t('title')}>
      <SeatQuestion>
        <NoMail text={way === 'link' ? t('noMailHere') : t('noMail', { way: t('ways.link') })} />
        <Tabs value={way} onChange={open} keepMounted={false}>
          <Tabs.List mb="lg" aria-label={t('ways.label')}>
            {WAYS.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`ways.${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {WAYS.map((one) => (
            <Tabs.Panel key={one} value={one}>
              {(one === 'one' || one === 'list') && (
                <OptionFields options={options} onChange={setOptions} />
              )}
              {rows && one !== 'link' ? (
                <ReviewRows rows={rows} options={options} onCancel={() => setRows(null)} />
              ) : (
                <WayIn
                  way={one}
                  {...{ squad, options, text, typed }}
                  onText={setText}
                  onTyped={setTyped}
                  onRows={setRows}
                />
              )}
            </Tabs.Panel>
          ))}
        </Tabs>
      </SeatQuestion>
    </Page>
  )
}

type WayInProps = Pasting &
  Typing & {
    way: Way
    /** The squad a link is to lead into, by the address of the page. */
    squad: number | null
    options: InviteOptions
  }

function WayIn({ way, squad, options, typed, onTyped, ...pasting }: WayInProps) {
  switch (way) {
    case 'one':
      return <AddOne {...{ options, typed, onTyped }} />
    case 'list':
      return <PastedList {...pasting} />
    case 'file':
      return <FileWay />
    case 'link':
      return <JoinLinks squad={squad} />
  }
}

/** A file is looked at on a page of its own. */
function FileWay() {
  const { t } = useTranslation('invitations')
  return (
    <Stack maw={720} align="flex-start">
      <Text>{t('file.text')}</Text>
      <Button component={Link} to={paths.bringIn('people')}>
        {t('file.open')}
      </Button>
      <Anchor href={SAMPLE} download="members.csv" size="sm">
        {t('file.sample')}
      </Anchor>
    </Stack>
  )
}

const SAMPLE_ROWS = [
  'first_name,last_name,email,guardian_email,phone,squad,side,gender,date_of_birth,language',
  'Ida,Jensen,ida@example.org,,+49 30 555 0101,U23,port,w,2004-07-31,en',
  'Noah,Fischer,,parents@example.org,,U13,scull,m,2014,de',
  '',
]
const SAMPLE = `data:text/csv;charset=utf-8,${encodeURIComponent(SAMPLE_ROWS.join('\r\n'))}`

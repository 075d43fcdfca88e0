import { Stack, Group, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useEffect, useRef, useState } from 'react'
import { openDB, type DBSchema } from 'idb'
import {
  savePerformanceTest,
  type NewTest,
  type PerformanceTest,
} from '#contract/analysis/performance-tests.ts'
import { performanceTestDay } from '#contract/analysis/performance-tests-days.ts'
import { Page } from '../../../ui/Page.tsx'
import { PageState } from '../../../ui/PageState.tsx'
import { openedOnce } from '../../../offline/opened-once.ts'
import { discard, sendAgain, putInOutbox } from '../../../offline/outbox.ts'
import { useOutbox, type OutboxEntry } from '../../../offline/outbox-state.ts'
import { RefusedEntry } from '../../../offline/RefusedEntry.tsx'
import { StoreMark } from '../../../offline/StoreMark.tsx'
import { selectedClubId } from '../../../shell/session-store.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { RunLive } from './RunLive.tsx'
import { StartLive } from './StartLive.tsx'
import { TestConflict } from './TestConflict.tsx'
import { useTestWords } from './use-test-words.ts'
import { storedTest, testedIn, type LiveTest } from './live-test.ts'

type Schema = DBSchema & { tests: { key: string; value: LiveTest } }

const store = openedOnce((terminated) =>
  openDB<Schema>('slipway-live-tests', 1, {
    upgrade: (db) => void db.createObjectStore('tests'),
    terminated,
  }),
)

/** A test that is being rowed is kept on this device, for its tester and club alone. */
const keptLiveTest = async (place: string): Promise<LiveTest | null> =>
  (await (await store()).get('tests', place)) ?? null

const keepLiveTest = async (place: string, test: LiveTest): Promise<unknown> =>
  (await store()).put('tests', test, place)

const forgetLiveTest = async (place: string): Promise<unknown> =>
  (await store()).delete('tests', place)

/**
 * The step test that this person is running on this device, as it was before a reload. Undefined
 * until the device has answered, null where there is none.
 */
function useLiveTest() {
  const { user_id } = useViewer()
  const place = `${user_id} ${selectedClubId() ?? 0}`
  const [test, setTest] = useState<LiveTest | null | undefined>()
  const writing = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    let isShown = true
    keptLiveTest(place).then(
      (kept) => isShown && setTest((now) => now ?? kept),
      () => isShown && setTest((now) => now ?? null),
    )
    return () => {
      isShown = false
    }
  }, [place])
  function change(next: LiveTest | null) {
    setTest(next)
    const write = () => (next ? keepLiveTest(place, next) : forgetLiveTest(place))
    writing.current = writing.current.then(write, write)
  }
  return { test, change }
}

const LIVE_SUBJECT = 'live-step-test'

/** Keeps the tests on this device and sends them as soon as that can be, one for each athlete. */
async function sendLiveTest(test: LiveTest): Promise<void> {
  for (const athlete of testedIn(test))
    await putInOutbox(savePerformanceTest, {
      input: { body: storedTest(test, athlete) },
      subject: `${LIVE_SUBJECT}/${athlete.user_id}`,
      title: athlete.name,
      refresh: [performanceTestDay],
    })
}

/** The tests that were finished here, and where each of them stands. */
function LiveSent() {
  const { t } = useTranslation('test-entry')
  const entries = useOutbox().filter(({ subject }) => subject.startsWith(`${LIVE_SUBJECT}/`))
  if (entries.length === 0) return null
  return (
    <Stack gap="sm" component="section" aria-label={t('live.sent')}>
      <Title order={2} size="h4">
        {t('live.sent')}
      </Title>
      {entries.map((entry) => (
        <Stack key={entry.id} gap="xs">
          <Group gap="sm">
            <Text>{entry.title}</Text>
            <StoreMark state={entry.state} />
          </Group>
          {entry.state === 'needs-you' && <Refused entry={entry} />}
        </Stack>
      ))}
    </Stack>
  )
}

/** A test that was not stored: both versions where there are two, else why. */
function Refused({ entry }: { entry: OutboxEntry }) {
  const words = useTestWords('step')
  const body = entry.input.body as NewTest // put there by sendLiveTest
  const [theirs] = (entry.problem?.current ?? []) as readonly PerformanceTest[]
  if (theirs)
    return (
      <TestConflict
        mine={body}
        theirs={theirs}
        words={words}
        onMine={() => {
          const next = { ...body, version: theirs.version, weight: theirs.weight }
          void sendAgain(entry, { ...entry.input, body: next })
        }}
        onTheirs={() => void discard(entry.id)}
      />
    )
  return <RefusedEntry entry={entry} />
}

/** The sheet of a tester beside the ergometers: clock, next watts, and what is measured. */
export function LiveTestPage() {
  const { t } = useTranslation('test-entry')
  const { test, change } = useLiveTest()
  return (
    <Page title={t('live.title')} subtitle={test ? undefined : t('live.lead')}>
      <Stack gap="lg">
        <LiveSent />
        {test === undefined && <PageState state="loading" rows={4} />}
        {test === null && <StartLive onStart={change} />}
        {test && (
          <RunLive
            test={test}
            onChange={change}
            onFinish={async () => {
              await sendLiveTest(test)
              change(null)
            }}
          />
        )}
      </Stack>
    </Page>
  )
}

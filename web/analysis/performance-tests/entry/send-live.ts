import { performanceTestDay } from '#contract/analysis/performance-tests-days.ts'
import { savePerformanceTest } from '#contract/analysis/performance-tests.ts'
import { putInOutbox } from '../../../offline/outbox.ts'
import { storedTest, testedIn, type LiveTest } from './live-test.ts'

export const LIVE_SUBJECT = 'live-step-test'

/** Keeps the tests on this device and sends them as soon as that can be, one for each athlete. */
export async function sendLiveTest(test: LiveTest): Promise<void> {
  for (const athlete of testedIn(test))
    await putInOutbox(savePerformanceTest, {
      input: { body: storedTest(test, athlete) },
      subject: `${LIVE_SUBJECT}/${athlete.user_id}`,
      title: athlete.name,
      refresh: [performanceTestDay],
    })
}

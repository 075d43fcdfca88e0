import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../ui/Page.tsx'
import { PageState } from '../../../ui/PageState.tsx'
import { LiveSent } from './LiveSent.tsx'
import { RunLive } from './RunLive.tsx'
import { sendLiveTest } from './send-live.ts'
import { StartLive } from './StartLive.tsx'
import { useLiveTest } from './use-live-test.ts'

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

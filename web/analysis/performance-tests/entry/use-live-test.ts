import { useEffect, useRef, useState } from 'react'
import { selectedClubId } from '../../../shell/session-store.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { forgetLiveTest, keepLiveTest, keptLiveTest } from './live-store.ts'
import type { LiveTest } from './live-test.ts'

/**
 * The step test that this person is running on this device, as it was before a reload. Undefined
 * until the device has answered, null where there is none.
 */
export function useLiveTest() {
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

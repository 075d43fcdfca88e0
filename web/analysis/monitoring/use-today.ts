import { useState } from 'react'
import { dayIn } from '#domain/time/zoned-time.ts'
import { serverDate } from '../../format/server-clock.ts'
import { useFormat } from '../../format/format.ts'

/** The day at the club when the person came here. */
export function useToday(): string {
  const { timeZone } = useFormat()
  const [today] = useState(() => dayIn(timeZone, serverDate()))
  return today
}

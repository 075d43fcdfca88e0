/** So many in one go, and then so many a second. */
type Rate = { burst: number; perSecond: number }
type Bucket = { tokens: number; at: number }

const PER_SOCKET: Rate = { burst: 60, perSecond: 5 }
const PER_PERSON: Rate = { burst: 200, perSecond: 15 }
/** Refused messages before the connection is ended. */
const PATIENCE: Rate = { burst: 30, perSecond: 1 }
const MOST_PEOPLE = 10_000

export type Judgement = 'pass' | 'refuse' | 'disconnect'

const fullBucket = ({ burst }: Rate, now: number): Bucket => ({ tokens: burst, at: now })

function take(bucket: Bucket, { burst, perSecond }: Rate, now: number): boolean {
  bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond)
  bucket.at = now
  if (bucket.tokens < 1) return false
  bucket.tokens--
  return true
}

/**
 * Limits the messages of each socket, and of all sockets of one person together, which outlives
 * each of them.
 */
export function messageLimit(now: () => number = Date.now): {
  of(userId: number): () => Judgement
} {
  const people = new Map<number, Bucket>()
  function bucketOf(userId: number, time: number): Bucket {
    const known = people.get(userId)
    if (known) return known
    if (people.size >= MOST_PEOPLE) people.clear()
    const bucket = fullBucket(PER_PERSON, time)
    people.set(userId, bucket)
    return bucket
  }
  return {
    of(userId) {
      const own = fullBucket(PER_SOCKET, now())
      const patience = fullBucket(PATIENCE, now())
      return () => {
        const time = now()
        const passes = take(own, PER_SOCKET, time) && take(bucketOf(userId, time), PER_PERSON, time)
        if (passes) return 'pass'
        return take(patience, PATIENCE, time) ? 'refuse' : 'disconnect'
      }
    },
  }
}

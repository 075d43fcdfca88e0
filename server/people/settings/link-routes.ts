import type * as contract from '#contract/people/settings-links.ts'
import { demandOwn, linkSignIn, note, reauthenticate, type Providers } from '../account/open.ts'
import type { Pool } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { found } from '../../http/refusal.ts'
import { unlinkSignIn } from './commands.ts'
import { linksOf } from './queries.ts'

type Parts = {
  pool: Pool
  limit: { wait(from: string, name: string): Promise<number> }
  signInProviders: Providers
}

const done = { data: { done: true } }

type Calls = Handlers<typeof contract>

/**
 * The accounts at providers by which one signs in. Linking and unlinking ask for the password, so
 * that it is always a way in that stays.
 */
export const linkHandlers = (parts: Parts): Calls => ({
  ...linking(parts),
  ...links(parts),
})

const linking = ({
  pool,
  limit,
  signInProviders,
}: Parts): Pick<Calls, 'beginLinking' | 'finishLinking'> => ({
  beginLinking: {
    async prepare({ viewer, body }) {
      const { user_id } = viewer
      const verified = await reauthenticate(pool, limit, user_id, body.password)
      const way = verified.matches
        ? await signInProviders.begin(body.provider, `link for ${user_id}`)
        : null
      return async ({ db }) => {
        await demandOwn(db, verified)
        return { data: found(way) }
      }
    },
  },
  finishLinking: {
    async prepare({ viewer, body }) {
      const { user_id } = viewer
      const identity = await signInProviders.finish(body, `link for ${user_id}`)
      return async ({ db }) => {
        await linkSignIn(db, user_id, identity)
        await note(db, user_id, 'sign-in-linked', { provider: identity.provider })
        return done
      }
    },
  },
})

const links = ({
  pool,
  limit,
  signInProviders,
}: Parts): Pick<Calls, 'listLinkedSignIns' | 'endLinkedSignIn'> => ({
  async listLinkedSignIns({ db, viewer }) {
    const own = await linksOf(db, viewer.user_id)
    const at = (issuer: string) =>
      signInProviders.list.find((one) => new URL(one.issuer).href === new URL(issuer).href)
    return {
      data: {
        providers: signInProviders.list.map(({ key, name }) => ({ key, name })),
        links: own.map(({ issuer, ...link }) => ({
          ...link,
          provider: at(issuer)?.key ?? null,
          name: at(issuer)?.name ?? new URL(issuer).host,
        })),
      },
    }
  },
  endLinkedSignIn: {
    async prepare({ viewer, params, body }) {
      const verified = await reauthenticate(pool, limit, viewer.user_id, body.password)
      return async ({ db }) => {
        await demandOwn(db, verified)
        await unlinkSignIn(db, params.id)
        await note(db, viewer.user_id, 'sign-in-unlinked')
        return done
      }
    },
  },
})

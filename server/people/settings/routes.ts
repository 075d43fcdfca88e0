import { Secret } from 'otpauth'
import type * as contract from '#contract/people/settings.ts'
import {
  authenticator,
  demandOwn,
  hashOfChosen,
  newRecoveryCodes,
  reauthenticate,
  refuseCommon,
  secondStepOf,
  takeCode,
  meOf,
} from '../account/open.ts'
import type { Pool } from '../../db/client.ts'
import type { FileStore } from '../../files/store.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import { queueMail } from '../../mail/queue.ts'
import type { Secrets } from '../../secrets.ts'
import { qrCode } from '../../text/qr-code.ts'
import * as commands from './commands.ts'
import { belongsTo, nameAndAddress, pictureOf, settingsOf, signInsOf, tokensOf } from './queries.ts'

/** Counts an attempt at `name`; seconds to wait, or 0. */
type Limit = { wait(from: string, name: string): Promise<number> }
type Parts = {
  pool: Pool
  secrets: Secrets
  files: FileStore
  publicUrl: string
  limit: Limit
  mailLimit: Limit
}

const done = { data: { done: true } }
const SECRET_BYTES = 20

/** The own account. What decides how one signs in asks for the password once more. */
export const settingsHandlers = (parts: Parts): Handlers<typeof contract> => ({
  ...profileHandlers(parts),
  ...tokenHandlers(parts),
  ...secondStepHandlers(parts),
  ...emailHandlers(parts),
})

type Calls<K extends keyof Handlers<typeof contract>> = Pick<Handlers<typeof contract>, K>

const profileHandlers = ({
  pool,
  files,
  limit,
}: Parts): Calls<
  | 'accountSettings'
  | 'updateNames'
  | 'changePassword'
  | 'uploadPicture'
  | 'removePicture'
  | 'picture'
> => ({
  async accountSettings({ db, viewer }) {
    return { data: await settingsOf(db, viewer.user_id) }
  },
  async updateNames({ db, viewer, caller, body }) {
    await commands.changeNames(db, viewer.user_id, body)
    return { data: await meOf(db, caller) }
  },
  changePassword: {
    async prepare({ viewer, caller, body, language }) {
      const verified = await reauthenticate(pool, limit, viewer.user_id, body.password)
      const hash = await hashOfChosen(body.new_password)
      return async ({ db }) => {
        await demandOwn(db, verified)
        const { first_name, last_name, email } = await nameAndAddress(db, viewer.user_id)
        refuseCommon('new_password', body.new_password, [first_name, last_name, email], language)
        await commands.setPassword(db, hash, caller.token_id)
        await commands.note(db, viewer.user_id, 'password-changed')
        return done
      }
    },
  },
  uploadPicture: {
    authorize: async () => {}, // everybody may show themselves
    async handle({ db, viewer, caller, file }) {
      await commands.showPicture(db, viewer.user_id, file.sha256)
      return { data: await meOf(db, caller) }
    },
  },
  async removePicture({ db, viewer, caller }) {
    await commands.showPicture(db, viewer.user_id, null)
    return { data: await meOf(db, caller) }
  },
  async picture({ db, params }) {
    const sha256 = found(await pictureOf(db, params.code))
    return fileReply('picture.webp', await files.read(sha256), 'forever')
  },
})

const tokenHandlers = (
  _parts: Parts,
): Calls<'listSignIns' | 'endSignIn' | 'listTokens' | 'createToken' | 'revokeToken'> => ({
  async listSignIns({ db, viewer, caller }) {
    return { data: await signInsOf(db, viewer.user_id, caller.token_id) }
  },
  async endSignIn({ db, viewer, params }) {
    await commands.endOwnToken(db, params.id)
    await commands.note(db, viewer.user_id, 'sign-in-ended')
    return done
  },
  async listTokens({ db, viewer }) {
    return { data: await tokensOf(db, viewer.user_id) }
  },
  async createToken({ db, viewer, body }) {
    const { only_club } = body
    demand(
      only_club === null || (await belongsTo(db, viewer.user_id, only_club)),
      'unknown_reference',
      { fields: { only_club: null } },
    )
    const issued = await commands.issueToken(db, viewer.user_id, body)
    await commands.note(db, viewer.user_id, 'token-created')
    return { data: issued }
  },
  async revokeToken({ db, viewer, params }) {
    await commands.endOwnToken(db, params.id)
    await commands.note(db, viewer.user_id, 'token-revoked')
    return done
  },
})

const secondStepHandlers = ({
  pool,
  secrets,
  limit,
}: Parts): Calls<'beginSecondStep' | 'confirmSecondStep' | 'endSecondStep'> => ({
  beginSecondStep: {
    async prepare({ viewer, body }) {
      const verified = await reauthenticate(pool, limit, viewer.user_id, body.password)
      return async ({ db }) => {
        await demandOwn(db, verified)
        const { email } = await nameAndAddress(db, viewer.user_id)
        const secret = new Secret({ size: SECRET_BYTES }).base32
        await commands.beginSecondStep(db, secrets.seal(secret, viewer.user_id))
        const uri = authenticator(secret, email).toString()
        return { data: { secret, uri, qr_svg: await qrCode(uri, 2) } }
      }
    },
  },
  async confirmSecondStep({ db, viewer, body }) {
    const wait = await limit.wait('code', String(viewer.user_id))
    if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
    const step = await secondStepOf(db, secrets, viewer.user_id)
    if (!step || step.confirmed) throw new Refusal('conflict')
    const right = await takeCode(db, viewer.user_id, step.secret, body.code.replaceAll(/\s/g, ''))
    demand(right, 'wrong_code', { fields: { code: null } })
    const { shown, kept } = newRecoveryCodes(secrets, viewer.user_id)
    await commands.finishSecondStep(db, kept)
    await commands.note(db, viewer.user_id, 'second-step-on')
    return { data: { recovery_codes: shown } }
  },
  endSecondStep: {
    async prepare({ viewer, body }) {
      const verified = await reauthenticate(pool, limit, viewer.user_id, body.password)
      return async ({ db }) => {
        await demandOwn(db, verified)
        await commands.dropSecondStep(db)
        await commands.note(db, viewer.user_id, 'second-step-off')
        return done
      }
    },
  },
})

const emailHandlers = ({
  pool,
  limit,
  mailLimit,
  publicUrl,
}: Parts): Calls<'requestEmailChange' | 'confirmEmail'> => ({
  requestEmailChange: {
    async prepare({ viewer, body, language }) {
      const verified = await reauthenticate(pool, limit, viewer.user_id, body.password)
      const address = body.email.toLowerCase()
      const wait = verified.matches ? await mailLimit.wait(String(viewer.user_id), address) : 0
      return async ({ db }) => {
        await demandOwn(db, verified)
        if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
        const { first_name } = await nameAndAddress(db, viewer.user_id)
        const code = await commands.requestEmailChange(db, address)
        // Somebody who already has an account there is notified by mail, and nobody else is.
        const mail =
          code === null
            ? ({ template: 'account-exists', link: `${publicUrl}/login` } as const)
            : null
        await queueMail(db, {
          address,
          language,
          template: mail?.template ?? 'email-change',
          values: {
            name: code === null ? '' : first_name,
            link: mail?.link ?? `${publicUrl}/settings/email?code=${code}`,
          },
        })
        return done
      }
    },
  },
  async confirmEmail({ db, viewer, caller, body, language }) {
    const old = await commands.finishEmailChange(db, body.code)
    const { first_name } = await nameAndAddress(db, viewer.user_id)
    const values = { name: first_name, link: `${publicUrl}/settings/email` }
    await queueMail(db, { address: old, language, template: 'email-changed', values })
    await commands.note(db, viewer.user_id, 'email-changed')
    return { data: await meOf(db, caller) }
  },
})

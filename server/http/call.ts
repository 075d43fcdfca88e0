import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { provenClub, type Access, type ClubId } from '../db/client.ts'
import { languageOf, serverTexts, type ServerTexts } from '../text/text.ts'
import { cookieIn, type Cookie } from './cookies.ts'
import type { Child } from './child.ts'
import { isFromHere } from './from-here.ts'
import type { Caller } from './gate.ts'
import type { ReadFile, ReceivedFile } from './take-file.ts'

type Level<E extends Endpoint> = E['access']['level']
type Who<E extends Endpoint> =
  Level<E> extends 'member'
    ? { viewer: Viewer; caller: Caller; clubId: ClubId; timeZone: string }
    : Level<E> extends 'guardian'
      ? { viewer: Viewer; caller: Caller; clubId: ClubId; timeZone: string; child: Child }
      : Level<E> extends 'public'
        ? { ip: string; isFromHere: boolean; client: string; cookies: Cookies }
        : { viewer: Viewer; caller: Caller }
type File<E extends Endpoint> = E extends { forgetsFile: true }
  ? { file: ReadFile }
  : E extends { upload: object }
    ? { file: ReceivedFile }
    : unknown

/** Cookies of calls without a sign-in; one that is set goes out with an answer that succeeds. */
type Cookies = { value(name: string): string; set(cookie: Cookie): void }
export type RawBody = { bytes: Buffer; headers: IncomingHttpHeaders }
type Raw<E extends Endpoint> = E extends { rawBody: true } ? { rawBody: RawBody } : unknown

/** The same before the file of an upload has arrived. */
export type CallBeforeFile<E extends Endpoint> = Input<E> &
  Who<E> &
  Access & {
    language: Language
    /** What the server says, in that language and the words of the caller's club. */
    texts: ServerTexts
  }
/** What a handler gets: the checked input, the database in the caller's context, and who asks. */
export type Call<E extends Endpoint> = CallBeforeFile<E> & File<E> & Raw<E>

/**
 * One shape for all calls, which the engine likes; getters for what costs something and few
 * handlers ask for.
 */
export function callOf(
  { request, clubId }: { request: FastifyRequest; clubId: number | undefined },
  access: Access,
  upload?: { fields: unknown; file?: object },
): Call<Endpoint> {
  const { caller, child } = request
  const call = {
    params: request.params,
    query: request.query,
    body: request.body,
    upload: upload?.fields,
    file: upload?.file,
    get rawBody(): RawBody {
      return {
        bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        headers: request.headers,
      }
    },
    caller,
    viewer: caller?.viewer,
    child: child ?? undefined,
    timeZone: child?.club.time_zone ?? caller?.club?.time_zone,
    clubId: clubId === undefined ? undefined : provenClub(clubId),
    get db() {
      return access.db
    },
    get language() {
      return languageOf(request.headers['accept-language'])
    },
    get texts() {
      return serverTexts(call.language, child?.wordings ?? caller?.club?.wordings)
    },
    get ip() {
      return request.ip
    },
    get isFromHere() {
      return isFromHere(request)
    },
    cookies: {
      value: (name: string) => cookieIn(request.headers.cookie, name),
      set(cookie: Cookie) {
        request.newCookie = cookie
      },
    },
    get client() {
      return String(request.headers['user-agent'] ?? '').slice(0, 200)
    },
  }
  return call as unknown as Call<Endpoint>
}

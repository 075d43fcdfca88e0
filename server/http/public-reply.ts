import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PublicRenderer } from '#contract/live/public-view.ts'
import { LANGUAGES, type Language } from '#domain/constants/languages.ts'
import { languageOf } from '../text/text.ts'
import { sharedReply, type SharedReply } from './shared-reply.ts'

/** A page in HTML, in the language it is written in. */
export const htmlReply = (html: string, language: Language): SharedReply =>
  sharedReply('text/html; charset=utf-8', html, { 'content-language': language })

/** A page that says there is nothing at this address. */
export const sendNotFound = (reply: FastifyReply, drawer: PublicRenderer, language: Language) =>
  reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(drawer.notFound(language))

/** The language of the address, else one that the browser asks for. */
export function languageFor({ query, headers }: FastifyRequest): Language {
  const { lang } = query as { lang?: unknown }
  return LANGUAGES.find((language) => language === lang) ?? languageOf(headers['accept-language'])
}

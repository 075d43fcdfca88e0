import type { Endpoint, Reply } from '#contract/endpoint.ts'
import { headersFor, problemFrom } from './api.ts'
import { ApiProblem } from './api-problem.ts'
import { t } from '../i18n/i18n.ts'
import { bodyOf, urlOf, type ApiInput } from './request.ts'

/**
 * Sends a file and reports progress from 0 to 1, which `fetch` cannot. Throws an `ApiProblem` that
 * the caller has to show.
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  input: ApiInput<E>,
  onProgress: (share: number) => void,
): Promise<Reply<E>> {
  const body = bodyOf(endpoint, input)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, urlOf(endpoint, input))
    request.responseType = 'json'
    for (const [name, value] of headersFor(body)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as Reply<E>)
      else reject(problemFrom(request.status, request.response))
    })
    request.addEventListener('error', () =>
      reject(new ApiProblem({ status: 0, code: 'unavailable', message: t('offline') })),
    )
    request.send(body ?? null)
  })
}

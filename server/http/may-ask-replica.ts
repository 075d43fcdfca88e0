import type { Endpoint } from '#contract/endpoint.ts'

const ON_REPLICAS = /^(reports|search|public)\b/

/** Whether a replica may answer: reports, search and public pages, and whatever is a file. */
export const mayAskReplica = ({ method, path, download, reads }: Endpoint): boolean =>
  (method === 'GET' || reads === true) && (download !== undefined || ON_REPLICAS.test(path))

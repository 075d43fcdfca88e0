export const pdf = { page: 'Page {page} of {pages}' }

export const pdf = { page: 'Page {page} sur {pages}' }

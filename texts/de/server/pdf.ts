export const pdf = { page: 'Seite {page} von {pages}' }

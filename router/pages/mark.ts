/** The mark, as part of a page: services, one way through. */
export const MARK = `<svg class="mark" viewBox="0 0 32 32" width="24" height="24" aria-hidden="true"><rect width="32" height="32" rx="7"/><path d="M8 9l8 7 8-7M16 16v8"/><circle cx="8" cy="9" r="3"/><circle cx="24" cy="9" r="3"/><circle cx="16" cy="24" r="3"/><circle cx="16" cy="16" r="3.5"/></svg>`

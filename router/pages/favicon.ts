/** Three services, one way through: the graph as a gate. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="7" fill="#14532d"/>
<path d="M8 9l8 7 8-7M16 16v8" fill="none" stroke="#86efac" stroke-width="2.5" stroke-linecap="round"/>
<g fill="#fff"><circle cx="8" cy="9" r="3"/><circle cx="24" cy="9" r="3"/><circle cx="16" cy="24" r="3"/><circle cx="16" cy="16" r="3.5"/></g>
</svg>
`

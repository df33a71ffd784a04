/** Swagger UI as we want it. */
const OPTIONS = {
  dom_id: '#docs',
  deepLinking: true,
  displayRequestDuration: true,
  // The badge would send the document's address to a validator on the Internet.
  validatorUrl: 'none',
  // Nothing but the service's own document: a link must not be able to show somebody else's here.
  queryConfigEnabled: false,
}

/** The script that starts Swagger UI on the document that stands beside the page. */
export const START = `SwaggerUIBundle({
  ...${JSON.stringify(OPTIONS)},
  url: new URL('openapi.json', document.baseURI).href,
})
`

{{- define "tollgraph.labels" -}}
app.kubernetes.io/name: tollgraph
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "tollgraph.pod" -}}
automountServiceAccountToken: false
# Kubernetes would set variables for each Service beside it, and a Service named `metrics` sets METRICS_PORT.
enableServiceLinks: false
securityContext: { runAsNonRoot: true, runAsUser: 10001, fsGroup: 10001, seccompProfile: { type: RuntimeDefault } }
{{- end -}}

{{- define "tollgraph.security" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end -}}

{{- define "tollgraph.environment" -}}
- configMapRef:
    name: {{ .Release.Name }}-settings
- secretRef:
    name: {{ .Values.secretName }}
{{- end -}}

{{- define "tollgraph.probes" -}}
startupProbe:
  httpGet: { path: /health, port: http, httpHeaders: [{ name: Host, value: {{ .Values.api.host | quote }} }] }
  periodSeconds: 2
  failureThreshold: 60
livenessProbe:
  httpGet: { path: /health, port: http, httpHeaders: [{ name: Host, value: {{ .Values.api.host | quote }} }] }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
readinessProbe:
  httpGet: { path: /ready, port: http, httpHeaders: [{ name: Host, value: {{ .Values.api.host | quote }} }] }
  periodSeconds: 2
  timeoutSeconds: 3
{{- end -}}

{{- define "tollgraph.volumes" -}}
- name: data
  emptyDir: {}
- name: tmp
  emptyDir: {}
{{- end -}}

{{- define "tollgraph.mounts" -}}
- name: data
  mountPath: /data
- name: tmp
  mountPath: /tmp
{{- end -}}

# Build: everything that compiling needs, nothing of it in the image.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY tsconfig.json ./
COPY src ./src
COPY db ./db
COPY openapi ./openapi
RUN npm run build

# Production packages only: no embedded Postgres, no Node from npm.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 BLOB_DIR=/var/lib/skill-registry/blobs
WORKDIR /app
COPY package.json LICENSE ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# A volume that is mounted here takes over its owner.
RUN install --directory --owner=1000 --group=1000 --mode=700 /var/lib/skill-registry
# The user `node` of the base image; a number, so that "runs as non-root" can be checked from outside.
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself takes the signals: no shell, no npm in between.
CMD ["node", "dist/src/server.js"]

# The site as an image (docs/guides/deploy.md, Container): docker build --tag website .
# Every Node here is the version that package.json pins.

FROM node:26.10.0-trixie-slim AS build
WORKDIR /srv/website
COPY . .
RUN node tools/prepare.mjs --build
RUN node tools/shrink-install.ts --without-node

FROM node:26.10.0-trixie-slim
# Nothing is installed here any more.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-*
RUN install -d -o node -g node -m 700 /var/lib/website && install -d -o node -g node /var/cache/website
WORKDIR /srv/website
COPY --from=build /srv/website .
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/website OUTAGE_PAGE=/var/cache/website/outage.html
# As in `npm start`: memory that threads and pages have given back goes back to the system.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 NODE_COMPILE_CACHE=/var/cache/website/compiled
VOLUME ["/var/lib/website", "/var/cache/website"]
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=20", "build/server/main.js"]

// Generated from prisma/schema by `npm run prisma:generate`. Its types are those of prisma/client/client.ts.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";

// internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// What the operator of an installation forbids, and the record of who forbade it.

enum SuspendedKind {
  WALLET
  FILE
  SITE
  INBOX

  @@schema("abuse")
}

/// What is suspended now.
model Suspension {
  kind   SuspendedKind
  /// The wallet's address, the upload's id, or the inbox's address.
  target String
  reason String
  by     String
  since  DateTime      @default(now()) @db.Timestamptz(3)

  @@id([kind, target])
  @@map("suspension")
  @@schema("abuse")
}

/// A wallet that neither pays nor is paid here.
model RefusedAddress {
  /// @kyselyType(WalletAddress)
  address String   @id
  reason  String
  by      String
  since   DateTime @default(now()) @db.Timestamptz(3)

  @@map("refused_address")
  @@schema("abuse")
}

enum AbuseActionKind {
  SUSPENDED
  UNSUSPENDED
  REFUSED
  ALLOWED

  @@schema("abuse")
}

/// Every change of the two tables above. Append-only: a trigger refuses changes and deletions.
model AbuseAction {
  /// Ids are committed in their order, so the largest one names the state of both tables.
  id     BigInt          @id @default(autoincrement())
  at     DateTime        @default(now()) @db.Timestamptz(3)
  /// The user of the operating system, or who that says that it acts for.
  by     String
  action AbuseActionKind
  /// ADDRESS for the list of refused addresses.
  /// @kyselyType(SuspendedKind | 'ADDRESS')
  kind   String
  target String
  reason String

  @@index([kind, target])
  @@map("action")
  @@schema("abuse")
}

// What the blockchain data service reads out of its node's chain and keeps, because plain RPC cannot be asked for it: who
// sent what to whom, who holds what, who made which contract. Addresses and hashes are bytes, amounts whole numbers in the
// smallest unit. Every row belongs to a chain; a block that the chain dropped takes its rows with it.

enum TokenStandard {
  ERC20
  ERC721
  ERC1155

  @@map("token_standard")
  @@schema("data")
}

/// A chain that is followed, and where its index begins and ends.
model ChainIndex {
  /// EIP-155.
  chainId    Int      @id @map("chain_id")
  /// The oldest block that was read; nothing is known of those before.
  startBlock BigInt   @map("start_block")
  /// The newest block that was read; null before the first.
  headBlock  BigInt?  @map("head_block")
  headHash   Bytes?   @map("head_hash")
  /// When the head was last seen to be the node's own, or moved.
  seenAt     DateTime @default(now()) @map("seen_at") @db.Timestamptz(3)

  @@map("chain_index")
  @@schema("data")
}

/// A block of the chain as it is now.
model ChainBlock {
  chainId      Int      @map("chain_id")
  number       BigInt
  hash         Bytes
  parentHash   Bytes    @map("parent_hash")
  minedAt      DateTime @map("mined_at") @db.Timestamptz(0)
  miner        Bytes
  gasUsed      Decimal  @map("gas_used") @db.Decimal(78, 0)
  gasLimit     Decimal  @map("gas_limit") @db.Decimal(78, 0)
  /// Wei; null before EIP-1559.
  baseFee      Decimal? @map("base_fee") @db.Decimal(78, 0)
  /// Bytes.
  size         Int
  transactions Int
  /// Whether the node told what happened inside its transactions; if not, internal transfers of it are unknown.
  traced       Boolean

  @@id([chainId, number])
  @@index([chainId, minedAt])
  @@map("block")
  @@schema("data")
}

/// A transaction with what its receipt says.
model ChainTransaction {
  chainId           Int     @map("chain_id")
  block             BigInt
  /// Position in the block.
  index             Int
  hash              Bytes
  sender            Bytes
  /// Null for one that creates a contract.
  recipient         Bytes?
  nonce             BigInt
  /// Wei.
  value             Decimal @db.Decimal(78, 0)
  gas               BigInt
  /// Wei for each unit of gas, as it was paid.
  gasPrice          Decimal @map("gas_price") @db.Decimal(78, 0)
  input             Bytes
  /// The contract that it created.
  createdContract   Bytes?  @map("created_contract")
  gasUsed           BigInt  @map("gas_used")
  cumulativeGasUsed BigInt  @map("cumulative_gas_used")
  succeeded         Boolean

  @@id([chainId, block, index])
  @@index([chainId, hash])
  @@index([chainId, sender, block, index])
  @@index([chainId, recipient, block, index])
  @@map("transaction")
  @@schema("data")
}

/// Value that a contract passed on, or a contract that a contract made, inside a transaction.
model InternalTransfer {
  chainId          Int     @map("chain_id")
  block            BigInt
  /// Position of its transaction in the block.
  transactionIndex Int     @map("transaction_index")
  /// Position among those of its transaction, in the order of execution.
  position         Int
  transactionHash  Bytes   @map("transaction_hash")
  sender           Bytes
  /// The address that got the value; for a creation, the new contract. Null for a creation that failed.
  recipient        Bytes?
  /// Wei.
  value            Decimal @db.Decimal(78, 0)
  /// \`call\`, \`callcode\`, \`create\`, \`create2\` or \`selfdestruct\`.
  kind             String
  /// Where it stands in the tree of calls, such as \`0_2_1\`.
  tracePath        String  @map("trace_path")
  gas              BigInt
  gasUsed          BigInt  @map("gas_used")
  /// Why it failed; null when it did not, and neither did any call around it.
  failure          String?

  @@id([chainId, block, transactionIndex, position])
  @@index([chainId, transactionHash])
  @@index([chainId, sender, block, transactionIndex, position])
  @@index([chainId, recipient, block, transactionIndex, position])
  @@map("internal_transfer")
  @@schema("data")
}

/// A transfer of a token, out of a log. A batch of ERC-1155 is several.
model TokenTransfer {
  chainId          Int           @map("chain_id")
  block            BigInt
  logIndex         Int           @map("log_index")
  /// Position in a batch; 0 elsewhere.
  batchIndex       Int           @map("batch_index")
  transactionIndex Int           @map("transaction_index")
  transactionHash  Bytes         @map("transaction_hash")
  standard         TokenStandard
  contract         Bytes
  /// The zero address where tokens were made.
  sender           Bytes
  /// The zero address where tokens were destroyed.
  recipient        Bytes
  /// 0 for ERC-20.
  tokenId          Decimal       @map("token_id") @db.Decimal(78, 0)
  /// In the token's smallest unit; 1 for ERC-721.
  value            Decimal       @db.Decimal(78, 0)

  @@id([chainId, block, logIndex, batchIndex])
  @@index([chainId, transactionHash])
  @@index([chainId, sender, block, logIndex, batchIndex])
  @@index([chainId, recipient, block, logIndex, batchIndex])
  @@index([chainId, contract, block, logIndex, batchIndex])
  @@map("token_transfer")
  @@schema("data")
}

/// What the transfers of a token add up to for one owner. Below zero where the owner had some before the index begins.
model TokenHolding {
  chainId   Int           @map("chain_id")
  owner     Bytes
  standard  TokenStandard
  contract  Bytes
  /// 0 for ERC-20.
  tokenId   Decimal       @map("token_id") @db.Decimal(78, 0)
  /// Wide enough for the sums of contracts that tell of more than there can be.
  balance   Decimal       @db.Decimal(150, 0)
  /// How many sides of transfers it is the sum of; one to oneself has two.
  transfers Int

  @@id([chainId, owner, standard, contract, tokenId])
  @@index([chainId, contract, tokenId])
  @@map("token_holding")
  @@schema("data")
}

/// Who made a contract.
model ContractCreation {
  chainId          Int    @map("chain_id")
  contract         Bytes
  block            BigInt
  /// Position of its transaction in the block.
  transactionIndex Int    @map("transaction_index")
  transactionHash  Bytes  @map("transaction_hash")
  /// Who sent the transaction.
  creator          Bytes
  /// The contract that made it; null when the transaction itself did.
  factory          Bytes?

  @@id([chainId, contract, block, transactionIndex])
  @@index([chainId, block])
  @@map("contract_creation")
  @@schema("data")
}

/// Sums over the blocks of a day, in UTC.
model ChainDay {
  chainId      Int      @map("chain_id")
  day          DateTime @db.Date
  blocks       Int
  transactions BigInt
  /// Bytes of its blocks.
  size         BigInt

  @@id([chainId, day])
  @@map("chain_day")
  @@schema("data")
}

/// Published source of a contract, found by the runtime code it compiles to. The same source may stand at many addresses.
model VerifiedContract {
  /// SHA-256, hexadecimal, of the runtime code without the compiler's metadata at its end and with immutables as zeros.
  codeHash        String   @id @map("code_hash")
  /// Bytes of that code.
  codeLength      Int      @map("code_length")
  /// Where immutables stand in it: \`[{ "start": byte, "length": bytes }]\`.
  immutables      Json
  name            String
  /// One file as it is, several as the compiler's standard JSON input.
  sourceCode      String   @map("source_code")
  abi             Json
  /// \`v0.8.28+commit.7893614a\` and the like.
  compilerVersion String   @map("compiler_version")
  optimizer       Boolean
  /// Runs that the optimizer was set to.
  runs            Int
  evmVersion      String   @map("evm_version")
  /// Linked libraries: \`name:address\`, separated by semicolons; empty when there are none.
  libraries       String
  /// SPDX identifier; empty when the source names none.
  license         String
  /// Code that deploys it, without constructor arguments; null when the artifact does not hold it.
  creationCode    Bytes?   @map("creation_code")
  /// Where the source can be had by content, such as \`ipfs://\u2026\`; empty when the code does not say.
  contentAddress  String   @map("content_address")
  addedAt         DateTime @map("added_at") @db.Timestamptz(3)

  @@index([codeLength])
  @@map("verified_contract")
  @@schema("data")
}

// What the domain service keeps: orders for names, the names themselves, their DNS records, and who they are registered to.

/// What an order buys.
enum DomainOrderKind {
  REGISTRATION
  RENEWAL

  @@map("order_kind")
  @@schema("domains")
}

/// HELD before the money moves, PENDING once it has, then DONE or FAILED (and refunded); RELEASED when it never moved.
enum DomainOrderState {
  HELD
  PENDING
  DONE
  FAILED
  RELEASED

  @@map("order_state")
  @@schema("domains")
}

/// Where a name stands with us. Expiry is a date, not a state.
enum OwnedDomainState {
  PENDING
  ACTIVE
  FAILED
  /// Another registrar has it.
  TRANSFERRED
  /// It was not renewed, and the registry has deleted it.
  RELEASED

  @@map("domain_state")
  @@schema("domains")
}

/// One line of one payment that buys a registration or a renewal.
model DomainOrder {
  id           BigInt           @id @default(autoincrement())
  /// The line that pays for it. An order is made once for each, however often the router asks.
  actId        String           @unique @map("act_id")
  kind         DomainOrderKind
  state        DomainOrderState @default(HELD)
  domain       String
  /// The name while the order is under way, null after: at most one order for a name is under way.
  claim        String?          @unique
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet       String
  years        Int
  /// Atomic USDC.
  amount       BigInt
  /// The UTC day whose slot a registration takes; null for a renewal.
  slotDay      DateTime?        @map("slot_day") @db.Date
  /// 1 to 10; null for a renewal, and once let go.
  slot         Int?
  /// What a renewal starts from: the guard against renewing twice.
  expiryBefore DateTime?        @map("expiry_before") @db.Timestamptz(3)
  attempts     Int              @default(0)
  /// Until then one worker speaks with the registrar about this order and no other does.
  busyUntil    DateTime?        @map("busy_until") @db.Timestamptz(3)
  /// Why it is where it is.
  reason       String?
  heldAt       DateTime         @map("held_at") @db.Timestamptz(3)
  paidAt       DateTime?        @map("paid_at") @db.Timestamptz(3)
  finishedAt   DateTime?        @map("finished_at") @db.Timestamptz(3)

  @@unique([slotDay, slot])
  @@index([state, paidAt])
  @@map("orders")
  @@schema("domains")
}

/// A name that was paid for here.
model OwnedDomain {
  name                String           @id
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  owner               String
  state               OwnedDomainState
  /// The registration that made it what it is.
  orderId             BigInt           @map("order_id")
  registeredAt        DateTime?        @map("registered_at") @db.Timestamptz(3)
  expiresAt           DateTime?        @map("expires_at") @db.Timestamptz(3)
  /// SOA serial; grows with every change, over re-registrations too.
  serial              Int              @default(1)
  registrantEmail     String?          @map("registrant_email")
  registrationMailAt  DateTime?        @map("registration_mail_at") @db.Timestamptz(3)
  /// By then the registrant's e-mail must be verified, or the zone is no longer served.
  icannDueAt          DateTime?        @map("icann_due_at") @db.Timestamptz(3)
  icannVerifiedAt     DateTime?        @map("icann_verified_at") @db.Timestamptz(3)
  icannReminders      Int              @default(0) @map("icann_reminders")
  suspendedAt         DateTime?        @map("suspended_at") @db.Timestamptz(3)
  transferRequestedAt DateTime?        @map("transfer_requested_at") @db.Timestamptz(3)
  /// When the registry was last asked whether it has left.
  followedAt          DateTime?        @map("followed_at") @db.Timestamptz(3)
  createdAt           DateTime         @map("created_at") @db.Timestamptz(3)

  records DomainRecord[]

  @@index([owner, name])
  @@index([state, icannVerifiedAt])
  @@map("domains")
  @@schema("domains")
}

/// One DNS record of a zone, in presentation form.
model DomainRecord {
  id     BigInt @id @default(autoincrement())
  domain String
  /// Fully qualified, lower case, without a dot at the end.
  name   String
  /// @kyselyType('A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV' | 'CAA')
  type   String
  value  String
  /// Seconds.
  ttl    Int

  zone OwnedDomain @relation(fields: [domain], references: [name], onDelete: Cascade)

  @@index([domain, name, type])
  @@map("records")
  @@schema("domains")
}

/// Who a wallet registers names for.
model RegistrantProfile {
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet          String    @id
  firstName       String    @map("first_name")
  lastName        String    @map("last_name")
  email           String
  addressLine1    String    @map("address_line1")
  addressLine2    String?   @map("address_line2")
  city            String
  state           String?
  postalCode      String    @map("postal_code")
  /// ISO 3166-1 alpha-2.
  country         String
  emailVerifiedAt DateTime? @map("email_verified_at") @db.Timestamptz(3)
  createdAt       DateTime  @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @map("updated_at") @db.Timestamptz(3)

  @@map("profiles")
  @@schema("domains")
}

/// One code that was sent to an e-mail address. The latest of a wallet is the one that counts.
model RegistrantEmailCode {
  id        BigInt    @id @default(autoincrement())
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet    String
  email     String
  salt      Bytes
  /// scrypt of the code: the table alone does not give it away.
  hash      Bytes
  tries     Int       @default(0)
  sentAt    DateTime  @map("sent_at") @db.Timestamptz(3)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(3)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(3)

  @@index([wallet, sentAt])
  @@index([email, sentAt])
  @@map("email_codes")
  @@schema("domains")
}

// What the enrichment service keeps: public pages that it has read, the pages of crawls, and pages that it keeps for wallets.

/// A public page of the web as it was when it was read last: what the web search of our own searches.
model WebPage {
  /// Without a fragment; the page's own canonical URL where it names one.
  url         String                  @id
  /// Lower case.
  host        String
  title       String?
  description String?
  author      String?
  image       String?
  favicon     String?
  /// The word of the search's category: \`news\`, \`company\`, \u2026; null for what is none of them.
  category    String?
  /// The article of the page.
  markdown    String
  /// The same in HTML.
  html        String
  /// Absolute URLs, in the order of the page.
  links       String[]
  images      String[]
  /// Whether its scripts were run.
  rendered    Boolean
  publishedAt DateTime?               @map("published_at") @db.Timestamptz(3)
  readAt      DateTime                @map("read_at") @db.Timestamptz(3)
  /// Title, description and article in words; written in the same statement.
  document    Unsupported("tsvector")
  /// Little-endian 32-bit floats, of length 1.
  vector      Bytes
  /// The model that made the vector. Vectors of different models are never compared.
  vectorModel String                  @map("vector_model")

  @@index([document(ops: raw("tsvector_ops"))], type: Gin, map: "web_page_document_idx")
  @@index([readAt(sort: Desc)])
  @@map("web_page")
  @@schema("enrich")
}

/// QUEUED until it is read; then COMPLETED, ERRORED, DISALLOWED by its robots.txt, or SKIPPED.
enum CrawlPageStatus {
  QUEUED
  COMPLETED
  ERRORED
  DISALLOWED
  SKIPPED
  CANCELLED

  @@map("crawl_page_status")
  @@schema("enrich")
}

/// A URL of a crawl; gone with the crawl's result.
model CrawlPage {
  /// The paid job.
  jobId      String          @map("job_id")
  /// From 0, in the order that they were found.
  position   Int
  url        String
  /// Links away from the first page.
  depth      Int
  status     CrawlPageStatus @default(QUEUED)
  /// What its server answered.
  statusCode Int?            @map("status_code")
  /// Where it was found in the end.
  foundUrl   String?         @map("found_url")
  title      String?
  html       String?
  markdown   String?
  json       Json?
  /// Milliseconds that a browser worked for it.
  browserMs  Int             @default(0) @map("browser_ms")

  @@id([jobId, position])
  @@unique([jobId, url])
  @@map("crawl_page")
  @@schema("enrich")
}

/// A page that a wallet had read. Its text is a document of the kit.
model ReadPage {
  /// A UUID.
  id        String   @id
  /// @kyselyType(WalletAddress)
  owner     String
  /// Where it was found, redirects followed.
  url       String
  title     String?
  /// Whether its scripts were run; null where the provider does not say.
  rendered  Boolean?
  createdAt DateTime @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([owner, createdAt(sort: Desc), id])
  @@index([expiresAt])
  @@map("read_page")
  @@schema("enrich")
}

// What the gateway keeps: organizations and their members, invite codes, and the index that search reads.

/// Who may do what in an organization.
enum GatewayRole {
  owner
  admin
  member

  @@map("organization_role")
  @@schema("gateway")
}

/// The networks that USDC is sent on.
enum GatewayNetwork {
  base
  tempo
  solana

  @@map("usdc_network")
  @@schema("gateway")
}

/// A group of wallets that makes invite codes together.
model GatewayOrganization {
  id        String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// Its name in requests: lower case, unique, never shaped like a uuid.
  slug      String   @unique
  name      String
  /// @kyselyType(WalletAddress)
  createdBy String   @map("created_by")
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(6)

  members GatewayMember[]
  codes   GatewayInviteCode[]

  @@map("organization")
  @@schema("gateway")
}

/// One wallet's place in one organization. At least one owner stays; the code that changes members sees to it.
model GatewayMember {
  organizationId String      @map("organization_id") @db.Uuid
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet         String
  role           GatewayRole
  createdAt      DateTime    @default(now()) @map("created_at") @db.Timestamptz(6)

  organization GatewayOrganization @relation(fields: [organizationId], references: [id], onDelete: Cascade)

  @@id([organizationId, wallet])
  @@index([wallet, createdAt])
  @@map("organization_member")
  @@schema("gateway")
}

/// A code that grants a sum to each wallet that redeems it. Its status is computed, never stored.
model GatewayInviteCode {
  id              String         @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  code            String         @unique
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  createdBy       String         @map("created_by")
  /// Null for a personal code.
  organizationId  String?        @map("organization_id") @db.Uuid
  /// Whole USD for each redemption. Not atomic units: the largest amount of the contract would not fit 64 bits.
  amountUsd       BigInt         @map("amount_usd")
  network         GatewayNetwork
  maxRedemptions  BigInt         @map("max_redemptions")
  redemptionCount BigInt         @default(0) @map("redemption_count")
  note            String?
  expiresAt       DateTime?      @map("expires_at") @db.Timestamptz(6)
  disabledAt      DateTime?      @map("disabled_at") @db.Timestamptz(6)
  createdAt       DateTime       @default(now()) @map("created_at") @db.Timestamptz(6)

  organization GatewayOrganization? @relation(fields: [organizationId], references: [id], onDelete: Restrict)
  redemptions  GatewayRedemption[]

  @@index([createdBy, createdAt, id])
  @@map("invite_code")
  @@schema("gateway")
}

/// One wallet's redemption of one code: the sum granted to it. No money moves here.
model GatewayRedemption {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  inviteCodeId String   @map("invite_code_id") @db.Uuid
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet       String
  /// Whole USD.
  amountUsd    BigInt   @map("amount_usd")
  createdAt    DateTime @default(now()) @map("created_at") @db.Timestamptz(6)

  inviteCode GatewayInviteCode @relation(fields: [inviteCodeId], references: [id])

  @@unique([inviteCodeId, wallet])
  @@map("invite_redemption")
  @@schema("gateway")
}

/// When each registry was last asked. The row is also the claim by which one process of many asks it.
model GatewayRegistry {
  url         String    @id
  attemptedAt DateTime  @map("attempted_at") @db.Timestamptz(6)
  /// When it last gave a whole listing.
  refreshedAt DateTime? @map("refreshed_at") @db.Timestamptz(6)
  /// Why the last attempt failed; null when it did not.
  failure     String?

  @@map("registry")
  @@schema("gateway")
}

/// One API origin that search knows, and the registry it was learnt from (\`own\` for this installation's services).
model GatewayOrigin {
  id           Int      @id @default(autoincrement())
  registry     String
  url          String   @unique
  title        String
  description  String
  favicon      String
  x402OriginId String?  @map("x402_origin_id")
  mppOriginId  String?  @map("mpp_origin_id")
  protocols    String[]
  /// Whether it is found without \`broad\`.
  vetted       Boolean

  endpoints GatewayEndpoint[]

  @@index([registry])
  @@map("origin")
  @@schema("gateway")
}

/// One endpoint of an origin, as each process reads it into its memory for search.
model GatewayEndpoint {
  id          Int     @id @default(autoincrement())
  originId    Int     @map("origin_id")
  method      String
  path        String
  summary     String
  description String
  /// @kyselyType('paid' | 'siwx' | 'apiKey' | 'apiKey+paid' | 'unprotected')
  authMode    String? @map("auth_mode")
  price       String?
  /// SHA-256 of everything that is indexed; an endpoint is written and embedded again only when it changes.
  digest      Bytes
  /// The model that made the vector. Vectors of different models are never compared.
  vectorModel String? @map("vector_model")
  /// Little-endian 32-bit floats, of length 1. Null until the model has answered.
  vector      Bytes?

  origin GatewayOrigin @relation(fields: [originId], references: [id], onDelete: Cascade)

  @@unique([originId, method, path])
  @@map("endpoint")
  @@schema("gateway")
}

/// One row: grows with every change of the index, so that each process knows when its copy in memory is old.
model GatewayIndexVersion {
  id      Int    @id @default(1)
  version BigInt

  @@map("index_version")
  @@schema("gateway")
}

/// A SIWX nonce that has been used. Nonces carry their own proof of having been issued here, so that only a use writes.
model SiwxNonce {
  nonce     String   @id
  /// @kyselyType(WalletAddress)
  address   String
  usedAt    DateTime @default(now()) @map("used_at") @db.Timestamptz(3)
  /// After this the nonce is refused by its age, and the row may go.
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("siwx_nonce")
  @@schema("identity")
}

/// A wallet that signed in for a while. Deleted when it signs out.
model Session {
  /// SHA-256 of the token: what is kept opens nothing.
  tokenHash Bytes    @id @map("token_hash")
  /// @kyselyType(WalletAddress)
  address   String
  createdAt DateTime @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("session")
  @@schema("identity")
}

/// A mutation that a signature authorised. Append-only: a trigger refuses every change but the outcome, written once.
model AuditEntry {
  id        String    @id @db.Uuid
  createdAt DateTime  @default(now()) @map("created_at") @db.Timestamptz(6)
  /// @kyselyType(WalletAddress)
  wallet    String
  /// The service whose path was called, or \`graphql\`.
  door      String
  method    String
  /// The documented path; null for GraphQL.
  path      String?
  /// Normalised, without its secrets.
  operation String
  /// By response key: the arguments of each root field, without its secrets.
  arguments Json
  /// The text that the wallet signed, and its signature.
  message   String
  signature String
  requestId String    @map("request_id")
  /// SHA-256 in hex of the request that ran, which the signed message names as its Request ID; null for older rows.
  digest    String?
  /// Null while it runs, and for ever where the process ended meanwhile.
  outcome   String?
  endedAt   DateTime? @map("ended_at") @db.Timestamptz(6)

  @@index([wallet, createdAt(sort: Desc), id(sort: Desc)])
  @@index([createdAt(sort: Desc), id(sort: Desc)])
  @@map("audit")
  @@schema("identity")
}

/// A host that wallets may have signed in under: each configured one, since its first start.
model SignInHost {
  name      String   @id
  firstSeen DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  @@map("host")
  @@schema("identity")
}

// What all services share: acts that money was paid for, and DNS records that services publish in our own zones.

/// HELD before the money moves, ASKED while a company carries it out, DONE once it happened, RELEASED when it was given up: the
/// money never moved, or goes back.
enum ActState {
  HELD
  ASKED
  DONE
  RELEASED

  @@map("act_state")
  @@schema("kit")
}

/// One line of one payment that buys something that cannot be undone.
model PaidAct {
  /// \`<payment id>:<line number>\`.
  actId   String    @id @map("act_id")
  /// \`Mutation.buyInbox\` and the like.
  field   String
  state   ActState  @default(HELD)
  /// What it holds against others while under way, such as \`mail.name:acme\`; null after.
  claim   String?   @unique
  heldAt  DateTime  @default(now()) @map("held_at") @db.Timestamptz(3)
  endedAt DateTime? @map("ended_at") @db.Timestamptz(3)

  @@map("act")
  @@schema("kit")
}

/// What a line of a payment bought, and what goes on existing: written in the transaction that makes it.
model Purchase {
  paymentId String   @map("payment_id") @db.Uuid
  /// The number of the line.
  position  Int
  /// The id of the node, such as that of a job or an inbox.
  node      String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@id([paymentId, position, node])
  @@index([node])
  @@map("purchase")
  @@schema("kit")
}

/// A router's token that a subgraph in a process of its own has accepted: all processes of the subgraph accept it once.
model UsedToken {
  /// Its unique id.
  jti       String   @id
  /// After this the token is refused by its age, and the row may go.
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("used_token")
  @@schema("kit")
}

/// The name that a field of an operation gave its result, for later fields of the same operation.
model ResultRef {
  paymentId String   @map("payment_id")
  name      String
  /// The type of the result, such as \`Picture\`.
  type      String
  /// Its natural key.
  key       String
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@id([paymentId, name])
  @@map("result_ref")
  @@schema("kit")
}

/// A file that a service keeps for a wallet for a while, and that other services use for that wallet: a page that is mailed.
model KeptDocument {
  /// The type of the node whose content it is, such as \`Page\`.
  type        String
  /// The natural key of that node.
  key         String
  /// @kyselyType(ServiceName)
  service     String
  /// @kyselyType(WalletAddress)
  owner       String
  filename    String
  contentType String   @map("content_type")
  /// Bytes.
  size        Int
  /// In the service's own part of the store.
  blobKey     String   @map("blob_key")
  expiresAt   DateTime @map("expires_at") @db.Timestamptz(3)

  @@id([type, key])
  @@map("document")
  @@schema("kit")
}

/// A zone of the installation's own, such as the one that sites live in.
model PublishedZone {
  /// Lower-case ASCII, without a dot at the end.
  name   String @id
  /// SOA serial; grows with every change.
  serial Int    @default(1)

  records PublishedRecord[]

  @@map("dns_zone")
  @@schema("kit")
}

/// A record that a service publishes in such a zone.
model PublishedRecord {
  id    BigInt        @id @default(autoincrement())
  zone  String
  in    PublishedZone @relation(fields: [zone], references: [name], onDelete: Cascade)
  /// The service that wrote it; it replaces and withdraws its own only.
  /// @kyselyType(ServiceName)
  owner String
  /// @kyselyType('A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV' | 'CAA')
  type  String
  /// Fully qualified, lower case; may begin with \`*.\`.
  name  String
  /// Presentation form.
  value String
  /// Seconds.
  ttl   Int

  @@index([zone])
  @@index([name, owner])
  @@map("dns_record")
  @@schema("kit")
}

/// PENDING until its first step, LOADING while it runs, then COMPLETE or FAILED (and its line is refunded).
enum JobState {
  PENDING
  LOADING
  COMPLETE
  FAILED

  @@map("job_state")
  @@schema("kit")
}

/// Work that a wallet paid for and that goes on after the answer. Only that wallet sees it.
model PaidJob {
  id         String    @id
  /// @kyselyType(ServiceName)
  service    String
  /// What it does, in the words of the service: \`video-a-generate\`.
  kind       String
  state      JobState  @default(PENDING)
  /// @kyselyType(WalletAddress)
  wallet     String
  /// The line that pays for it.
  actId      String    @unique @map("act_id")
  /// Where its facts come from.
  /// @kyselyType('live' | 'sandbox')
  source     String
  /// What was asked for.
  input      Json
  /// Percent.
  progress   Int       @default(0)
  /// Where the work stands, for the next step; null before the first and after the last.
  checkpoint Json?
  /// Null until it is complete, and after it has expired.
  result     Json?
  /// Why it failed, for the wallet that paid.
  error      String?
  /// Steps that failed since the last that did not.
  failures   Int       @default(0)
  /// Until then another process does not touch it; null while no step runs.
  leaseUntil DateTime? @map("lease_until") @db.Timestamptz(3)
  /// When the next step is due.
  dueAt      DateTime  @map("due_at") @db.Timestamptz(3)
  createdAt  DateTime  @map("created_at") @db.Timestamptz(3)
  updatedAt  DateTime  @map("updated_at") @db.Timestamptz(3)
  /// When it must have ended, or it fails.
  deadline   DateTime  @db.Timestamptz(3)
  /// Until then its result is kept; null while it has none.
  expiresAt  DateTime? @map("expires_at") @db.Timestamptz(3)
  /// Its wallet does not want to see it any more.
  deletedAt  DateTime? @map("deleted_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([service, state, dueAt])
  @@index([expiresAt])
  @@map("job")
  @@schema("kit")
}

/// How much of a rate limit is used: a bucket that refills with time. A row that is whole again says nothing and is deleted.
model Rate {
  /// The rule and whom it counts: \`invite-codes:wallet:0x\u2026\`.
  key     String   @id
  /// When the bucket will be whole again if nothing more is taken.
  wholeAt DateTime @map("whole_at") @db.Timestamptz(6)

  @@index([wholeAt])
  @@map("rate")
  @@schema("kit")
}

/// Wrong guesses of a secret code, and until when no further one is looked at.
model Lockout {
  /// The kind of code and whom it counts: \`invite-code:wallet:0x\u2026\`.
  key          String   @id
  /// Wrong guesses, and those under way.
  failures     Int
  blockedUntil DateTime @map("blocked_until") @db.Timestamptz(3)
  /// When the wrong guesses are forgotten if no other follows.
  forgetAt     DateTime @map("forget_at") @db.Timestamptz(3)

  @@index([forgetAt])
  @@map("lockout")
  @@schema("kit")
}

/// One payment: one credential that arrived, and what became of it. Written only by prisma/ledger.
model Payment {
  id              String    @id @db.Uuid
  /// RESERVED, EXECUTED, SETTLING, PENDING, SETTLED, RELEASED, FAILED, REFUNDING or REFUNDED.
  state           String
  /// Why the row is where it is.
  reason          String
  /// ON_SUCCESS or UPFRONT.
  settle          String
  /// x402-v1, x402-v2 or mpp.
  protocol        String
  /// exact, upto or charge: with the network, the rail that the money moves on.
  scheme          String
  /// CAIP-2.
  network         String
  asset           String
  /// As its network spells it; EIP-55 on EVM chains.
  payer           String
  nonce           String
  payTo           String    @map("pay_to")
  /// What the credential allows to be taken, in atomic units of the asset.
  amount          Decimal   @db.Decimal(78, 0)
  /// What the work came to; null until it is done.
  chargeAmount    Decimal?  @map("charge_amount") @db.Decimal(78, 0)
  /// What was taken; what leaves of it again is in the disbursements.
  settledAmount   Decimal?  @map("settled_amount") @db.Decimal(78, 0)
  transactionHash String?   @map("transaction_hash")
  /// The log of the transfer in its block, where one transaction settled several payments.
  transactionLog  Int?      @map("transaction_log")
  /// The credential as it came, so that a recovering worker can settle it.
  credential      Json
  /// What the credential was checked against.
  requirements    Json
  credentialHash  Bytes     @map("credential_hash")
  requestHash     Bytes     @map("request_hash")
  /// The payer's own name for what it buys: an Idempotency-Key or payment identifier. Cleared when nothing is charged.
  idempotencyKey  String?   @map("idempotency_key")
  /// Equal for one payer's equal requests, and set while the payment is unsettled: a second one waits for it.
  openKey         Bytes?    @map("open_key")
  /// When the credential can no longer be settled.
  validBefore     DateTime  @map("valid_before") @db.Timestamptz(3)
  service         String
  method          String?
  path            String?
  operation       String?
  /// The URL that was paid for, as it was asked.
  resourceUrl     String?   @map("resource_url")
  requestId       String    @map("request_id")
  /// The process that holds the lease on the row, and when the lease expires.
  owner           String
  leaseUntil      DateTime  @map("lease_until") @db.Timestamptz(3)
  /// Given up, and the chain is asked whether it moved money all the same, until its credential has ended.
  isWatched       Boolean   @default(false) @map("is_watched")
  answerStatus    Int?      @map("answer_status")
  answerHeaders   Json?     @map("answer_headers")
  answerBody      Bytes?    @map("answer_body")
  /// Headers that tell what was paid, as they were first sent; null until that is certain.
  receiptHeaders  Json?     @map("receipt_headers")
  /// The organization that it was made for, of which the payer was a member then; null for the payer itself.
  organizationId  String?   @map("organization_id") @db.Uuid
  /// What its bill followed from; null for payments older than this column.
  basis           String?
  /// What the payer was known to hold when the payment was reserved; null for payments older than this column.
  balance         Decimal?  @db.Decimal(78, 0)
  /// Whether its answer was given again to a request that could have been copied from the chain.
  retold          Boolean   @default(false)
  createdAt       DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @default(now()) @map("updated_at") @db.Timestamptz(3)
  settledAt       DateTime? @map("settled_at") @db.Timestamptz(3)

  lines         PaymentLine[]
  transitions   PaymentTransition[]
  disbursements Disbursement[]

  @@unique([scheme, network, payer, nonce])
  @@index([payer, createdAt(sort: Desc), id])
  @@index([createdAt])
  @@map("payment")
  @@schema("ledger")
}

/// One priced field of a payment's bill.
model PaymentLine {
  paymentId String   @map("payment_id") @db.Uuid
  position  Int
  /// Response path, joined by dots.
  path      String
  field     String
  service   String
  amount    Decimal  @db.Decimal(78, 0)
  /// What of the amount the line came to; null until the work is done.
  charged   Decimal? @db.Decimal(78, 0)
  units     Int
  settle    String
  /// PENDING, CHARGED, WAIVED, FAILED or REFUNDED.
  outcome   String   @default("PENDING")
  /// How many values were handed out that no waiver names; all units where the service says that its act is done. Null until
  /// the line has an answer, and where the answer was lost.
  delivered Int?
  payment   Payment  @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  @@id([paymentId, position])
  @@map("payment_line")
  @@schema("ledger")
}

/// Every state a payment has been in, in order.
model PaymentTransition {
  id        BigInt   @id @default(autoincrement())
  paymentId String   @map("payment_id") @db.Uuid
  fromState String?  @map("from_state")
  toState   String   @map("to_state")
  reason    String
  at        DateTime @default(now()) @db.Timestamptz(3)
  payment   Payment  @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  @@index([paymentId])
  @@map("payment_transition")
  @@schema("ledger")
}

/// One transfer of a part of a settled payment out of the operator's wallet, for one line or several: a refund or a payout.
/// Both reduce what is left of a line, count against the caps and are sent by the same worker, so they are one table.
model Disbursement {
  id              String    @id @db.Uuid
  paymentId       String    @map("payment_id") @db.Uuid
  /// REFUND returns money to the payer; PAYOUT pays it on to a wallet that the payer named.
  purpose         String
  /// Names the disbursement within its payment: the same key again is the same disbursement.
  key             String
  /// Atomic units of the payment's asset.
  amount          Decimal   @db.Decimal(78, 0)
  reason          String
  /// The wallet that gets a payout; null for a refund, which goes to the payer.
  recipient       String?
  /// See prisma/ledger/disbursementStates.ts.
  state           String
  /// Why it is in this state, for the operator.
  note            String?
  /// The transfer as it was signed, before it was sent; its outcome is looked up by this.
  prepared        Json?
  transactionHash String?   @map("transaction_hash")
  attempts        Int       @default(0)
  /// When it was counted against the caps of its hour and day; null until then, and again when nothing was signed.
  countedAt       DateTime? @map("counted_at") @db.Timestamptz(3)
  /// When the operator approved it, so that no cap holds it back.
  approvedAt      DateTime? @map("approved_at") @db.Timestamptz(3)
  /// When the lease of the process that works on it expires.
  leaseUntil      DateTime? @map("lease_until") @db.Timestamptz(3)
  createdAt       DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @default(now()) @map("updated_at") @db.Timestamptz(3)
  payment         Payment   @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  lines DisbursementLine[]

  @@unique([paymentId, key])
  @@index([state])
  @@map("disbursement")
  @@schema("ledger")
}

/// The part of a disbursement that comes from one line.
model DisbursementLine {
  disbursementId String       @map("disbursement_id") @db.Uuid
  position       Int
  amount         Decimal      @db.Decimal(78, 0)
  disbursement   Disbursement @relation(fields: [disbursementId], references: [id], onDelete: Cascade)

  @@id([disbursementId, position])
  @@map("disbursement_line")
  @@schema("ledger")
}

/// A schema that bills were drawn from.
model SchemaVersion {
  /// SHA-256 of the supergraph, in hex.
  id         String   @id
  supergraph String
  firstSeen  DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  bases BillBasis[]

  @@map("schema_version")
  @@schema("ledger")
}

/// What bills follow from, shared by all payments for which it is the same.
model BillBasis {
  /// SHA-256 of all the rest, in hex.
  id            String   @id
  schemaVersion String   @map("schema_version")
  /// Without the arguments that no bill depends on.
  operation     String
  /// Those of \`operation\`: numbers and booleans.
  variables     Json
  /// Whether a part of the bill could be taken, or given back.
  takesPart     Boolean  @map("takes_part")
  /// Renewed when a payment needs it again after half a day; a day later it is deleted if no payment names it.
  firstSeen     DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  version SchemaVersion @relation(fields: [schemaVersion], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@map("bill_basis")
  @@schema("ledger")
}

/// What was counted against the caps on disbursements: one row for each day, with its latest hour.
model Outflow {
  /// Begins at midnight UTC.
  day        DateTime @id @db.Date
  /// Atomic USDC of the day.
  dayAmount  Decimal  @map("day_amount") @db.Decimal(78, 0)
  /// The latest hour of the day in which something was counted, 0 to 23.
  hour       Int
  /// Atomic USDC of that hour.
  hourAmount Decimal  @map("hour_amount") @db.Decimal(78, 0)

  @@map("outflow")
  @@schema("ledger")
}

/// A key that receipts are or were signed with. All stay published, so that every receipt can be checked; a key that got
/// into wrong hands is deleted here.
model ReceiptKey {
  /// Names the key in what it signed.
  name      String   @id
  /// The public key: \`x\` of an Ed25519 JWK.
  x         String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@map("receipt_key")
  @@schema("ledger")
}

/// A wallet whose payments a router streams to a client: each change of their state is notified to the routers that listen.
model PaymentWatch {
  wallet String
  /// The process that listens.
  router String   @db.Uuid
  /// The process renews it; after this time nothing is notified.
  until  DateTime @db.Timestamptz(3)

  @@id([wallet, router])
  @@map("payment_watch")
  @@schema("ledger")
}

/// One audit of the ledger: how far it has come, and from where the next one can go on. Kept after it ran through.
model LedgerAudit {
  id             String    @id @db.Uuid
  /// What was asked for: only a run of the same is continued.
  asked          String
  /// The EVM network, by its setting.
  network        String
  /// Payments reserved since then were checked, and older ones that had changed; null for the whole ledger.
  since          DateTime? @db.Timestamptz(3)
  /// First and last block whose transfers were compared with the ledger.
  fromBlock      BigInt    @map("from_block")
  toBlock        BigInt    @map("to_block")
  /// Addresses that received payments then, so that a later audit still looks at them.
  payees         String[]
  /// Where in the ledger the next audit can begin: a moment, and the last transition before it.
  nextSince      DateTime  @map("next_since") @db.Timestamptz(3)
  nextTransition BigInt    @map("next_transition")
  /// Names of the invariants that were checked to the end, and where the next step of the others begins.
  done           String[]
  place          String?
  /// Transfers to the payees that are no payments.
  plainCount     Int       @default(0) @map("plain_count")
  plainAmount    Decimal   @default(0) @map("plain_amount") @db.Decimal(78, 0)
  findings       Int       @default(0)
  startedAt      DateTime  @default(now()) @map("started_at") @db.Timestamptz(3)
  /// Null until it has run through.
  finishedAt     DateTime? @map("finished_at") @db.Timestamptz(3)

  found LedgerAuditFinding[]

  @@index([finishedAt])
  @@map("audit")
  @@schema("ledger")
}

/// A finding of an audit, as \`tollgraph audit --json\` writes it.
model LedgerAuditFinding {
  id      BigInt @id @default(autoincrement())
  auditId String @map("audit_id") @db.Uuid
  finding Json

  audit LedgerAudit @relation(fields: [auditId], references: [id], onDelete: Cascade)

  @@index([auditId])
  @@map("audit_finding")
  @@schema("ledger")
}

// What the messaging service keeps: names that wallets own, inboxes and what is in them, mail on its way out.

/// A name that a wallet owns: mail to and from \`\u2026@<name>.<mail domain>\`.
model MailSubdomain {
  name              String    @id
  /// @kyselyType(WalletAddress)
  owner             String
  catchAllForwardTo String?   @map("catch_all_forward_to")
  /// When its DNS records were first seen by the resolvers.
  dnsVerifiedAt     DateTime? @map("dns_verified_at") @db.Timestamptz(3)
  /// When the DKIM key was first seen by the resolvers: from then on mail is sent from it.
  senderVerifiedAt  DateTime? @map("sender_verified_at") @db.Timestamptz(3)
  actId             String    @unique @map("act_id")
  createdAt         DateTime  @map("created_at") @db.Timestamptz(3)

  signers MailSigner[]
  inboxes Inbox[]

  @@index([owner])
  @@map("subdomain")
  @@schema("mail")
}

/// What mail from a domain of ours is signed with.
model DkimKey {
  /// The mail domain itself, or a subdomain's whole name.
  domain    String   @id
  selector  String
  /// PEM (PKCS8), encrypted with a key of the installation's secret.
  sealedKey String   @map("sealed_key")
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@map("dkim_key")
  @@schema("mail")
}

/// A wallet that may send from a subdomain, beside its owner.
model MailSigner {
  subdomain String
  in        MailSubdomain @relation(fields: [subdomain], references: [name], onDelete: Cascade)
  /// @kyselyType(WalletAddress)
  wallet    String
  addedAt   DateTime      @map("added_at") @db.Timestamptz(3)

  @@id([subdomain, wallet])
  @@map("signer")
  @@schema("mail")
}

/// A mailbox: \`username@<mail domain>\` that is paid for by time, or \`localPart@<subdomain>.<mail domain>\`.
model Inbox {
  /// Sorts by age.
  id             String         @id
  /// The whole address, lower case. Null once it was cancelled or removed, so that the name is free again.
  address        String?        @unique
  localPart      String         @map("local_part")
  /// Null for an inbox directly under the mail domain.
  subdomain      String?
  in             MailSubdomain? @relation(fields: [subdomain], references: [name])
  /// @kyselyType(WalletAddress)
  owner          String
  forwardTo      String?        @map("forward_to")
  retainMessages Boolean        @map("retain_messages")
  /// Null for one on a subdomain, which does not expire.
  expiresAt      DateTime?      @map("expires_at") @db.Timestamptz(3)
  cancelledAt    DateTime?      @map("cancelled_at") @db.Timestamptz(3)
  /// For which expiry its owner has been reminded.
  remindedFor    DateTime?      @map("reminded_for") @db.Timestamptz(3)
  createdAt      DateTime       @map("created_at") @db.Timestamptz(3)

  messages        Message[]
  deletedMessages DeletedMessage[]
  periods         InboxPeriod[]

  @@index([owner])
  @@index([subdomain])
  @@index([expiresAt])
  @@index([localPart, cancelledAt])
  @@map("inbox")
  @@schema("mail")
}

/// A period of an inbox that was paid for.
model InboxPeriod {
  /// The line that paid for it.
  actId    String   @id @map("act_id")
  inboxId  String   @map("inbox_id")
  inbox    Inbox    @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  /// @kyselyType(WalletAddress)
  payer    String
  /// Atomic USDC.
  amount   Decimal  @db.Decimal(78, 0)
  days     Int
  paidAt   DateTime @map("paid_at") @db.Timestamptz(3)
  /// Atomic USDC of it that went back.
  refunded Decimal  @default(0) @db.Decimal(78, 0)

  @@index([inboxId])
  @@map("inbox_period")
  @@schema("mail")
}

/// A mail as it came, kept once however many inboxes it is in.
model StoredMail {
  id           String   @id
  /// Where the raw mail lies; null once it has been removed.
  blobKey      String?  @map("blob_key")
  /// Bytes.
  size         Int
  envelopeFrom String   @map("envelope_from")
  fromEmail    String   @map("from_email")
  subject      String
  /// Results of SPF, DKIM and DMARC: pass, fail, none, \u2026
  spf          String
  dkim         String
  dmarc        String
  remoteIp     String   @map("remote_ip")
  receivedAt   DateTime @map("received_at") @db.Timestamptz(3)

  messages Message[]

  @@index([receivedAt])
  @@map("stored_mail")
  @@schema("mail")
}

/// A mail in an inbox.
model Message {
  /// Sorts by age.
  id         String     @id
  inboxId    String     @map("inbox_id")
  inbox      Inbox      @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  mailId     String     @map("mail_id")
  mail       StoredMail @relation(fields: [mailId], references: [id])
  readAt     DateTime?  @map("read_at") @db.Timestamptz(3)
  receivedAt DateTime   @map("received_at") @db.Timestamptz(3)

  @@unique([inboxId, mailId])
  @@index([inboxId, id(sort: Desc)])
  @@index([mailId])
  @@map("message")
  @@schema("mail")
}

/// The id of a message that was deleted: a client that deletes what it has listed goes on from there.
model DeletedMessage {
  id        String   @id
  inboxId   String   @map("inbox_id")
  inbox     Inbox    @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  deletedAt DateTime @map("deleted_at") @db.Timestamptz(3)

  @@index([inboxId])
  @@index([deletedAt])
  @@map("deleted_message")
  @@schema("mail")
}

/// How many mails went on from one subdomain or inbox within an hour; there is a limit to it.
model ForwardCount {
  scope String
  hour  DateTime @db.Timestamptz(3)
  count Int

  @@id([scope, hour])
  @@map("forward_count")
  @@schema("mail")
}

/// A mail on its way out, or out.
model OutboundMail {
  id           String   @id
  /// @kyselyType('SEND' | 'FORWARD' | 'BOUNCE' | 'REMINDER')
  kind         String
  /// The line that paid for it; null for mail that is not paid for.
  actId        String?  @unique @map("act_id")
  /// The wallet that sent it.
  /// @kyselyType(WalletAddress)
  wallet       String?
  /// The subdomain that it counts against; null for the mail domain itself.
  subdomain    String?
  /// SMTP MAIL FROM; empty for bounces.
  envelopeFrom String   @map("envelope_from")
  headerFrom   String   @map("header_from")
  /// With its angle brackets.
  messageId    String   @map("message_id")
  subject      String
  /// Where the signed mail lies; null once everybody has it or it was given up.
  blobKey      String?  @map("blob_key")
  /// Bytes.
  size         Int
  createdAt    DateTime @map("created_at") @db.Timestamptz(3)

  recipients OutboundRecipient[]

  @@index([subdomain, kind, createdAt])
  @@index([wallet, id])
  @@index([messageId])
  @@map("outbound_mail")
  @@schema("mail")
}

/// One address that an outbound mail goes to. QUEUED, SENT, or FAILED with the reason; BOUNCED when that came later.
model OutboundRecipient {
  mailId        String       @map("mail_id")
  mail          OutboundMail @relation(fields: [mailId], references: [id], onDelete: Cascade)
  address       String
  /// @kyselyType('QUEUED' | 'SENT' | 'FAILED' | 'BOUNCED')
  state         String       @default("QUEUED")
  attempts      Int          @default(0)
  nextAttemptAt DateTime?    @map("next_attempt_at") @db.Timestamptz(3)
  /// What the other server said last.
  reply         String?
  endedAt       DateTime?    @map("ended_at") @db.Timestamptz(3)

  @@id([mailId, address])
  @@index([state, nextAttemptAt])
  @@map("outbound_recipient")
  @@schema("mail")
}

// Each owner of tables has a file beside this one, \`<owner>.prisma\`, whose models carry \`@@schema("<owner>")\`.

generator client {
  provider               = "prisma-client"
  output                 = "../client"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "ts"
}

// The types of the tables for SQL that Kysely writes (prisma/sql.ts); values are as \`pg\` reads them. A column whose type
// is narrower than Postgres knows says so: \`/// @kyselyType(WalletAddress)\`.
generator tables {
  provider             = "prisma-kysely"
  output               = "../client"
  fileName             = "tables.ts"
  camelCase            = true
  dbTypeName           = "Tables"
  banner               = "import type { WalletAddress } from '../../schema/address.ts'\\nimport type { ServiceName } from '../../schema/services.ts'"
  bigIntTypeOverride   = "ColumnType<string, bigint | number | string, bigint | number | string>"
  decimalTypeOverride  = "ColumnType<string, bigint | number | string, bigint | number | string>"
  dateTimeTypeOverride = "Date"
  jsonTypeOverride     = "ColumnType<unknown, string, string>"
}

datasource db {
  provider = "postgresql"
  schemas  = ["ledger", "identity", "gateway", "domains", "kit", "upload", "mail", "data", "travel", "studio", "merch", "enrich", "abuse"]
}

// What the merchandise service keeps: what wallets ordered through it, and the orders of the embedded stand-in for a print
// company.

/// What is printed on.
enum MerchProduct {
  SHIRT
  MUG

  @@map("product")
  @@schema("merch")
}

/// HELD before the money moves, PAID after it, ASKING from the moment at which the print company may know of it, PLACED once
/// it does, then SHIPPED or FAILED (and refunded). RELEASED when the money never moved.
enum MerchOrderState {
  HELD
  PAID
  ASKING
  PLACED
  SHIPPED
  FAILED
  RELEASED

  @@map("order_state")
  @@schema("merch")
}

/// One line of one payment that orders something printed. Only its wallet sees it.
model MerchOrder {
  id              String          @id @db.Uuid
  /// The line that pays for it.
  actId           String          @unique @map("act_id")
  state           MerchOrderState @default(HELD)
  product         MerchProduct
  /// Of a shirt: S to 5XL.
  /// @kyselyType('S' | 'M' | 'L' | 'XL' | 'XXL' | 'XXXL' | 'XXXXL' | 'XXXXXL')
  size            String?
  /// Of a shirt: Black or White.
  /// @kyselyType('BLACK' | 'WHITE')
  color           String?
  /// @kyselyType(WalletAddress)
  wallet          String
  /// \`live\` or \`sandbox\`: orders of one are unknown to the other.
  /// @kyselyType('live' | 'sandbox')
  source          String
  /// What the line pays, in atomic units.
  price           Decimal         @db.Decimal(78, 0)
  /// What of it is paid on once the order is shipped, in atomic units; null without a commission.
  commission      Decimal?        @db.Decimal(78, 0)
  /// Who gets that.
  /// @kyselyType(WalletAddress)
  commissionTo    String?         @map("commission_to")
  /// Whom it is sent to; null some time after its end, and when the money never moved.
  address         Json?
  /// The media type of the picture as it came; null until that was looked at.
  imageType       String?         @map("image_type")
  /// The job that makes the picture; null for a picture of the web. Without \`imageType\` it is waited for.
  pictureId       String?         @map("picture_id")
  /// What the print company calls it.
  providerOrderId String?         @map("provider_order_id")
  /// What the print company calls the printed thing.
  productId       String?         @map("product_id")
  /// Where it stands, in the print company's words.
  providerStatus  String?         @map("provider_status")
  /// Carrier, number and URL; null until it is sent.
  tracking        Json?
  /// Why it failed, for the wallet that paid.
  reason          String?
  /// When the next step is due; in the future while a process runs one. Null when there is none.
  dueAt           DateTime?       @map("due_at") @db.Timestamptz(3)
  createdAt       DateTime        @map("created_at") @db.Timestamptz(3)
  paidAt          DateTime?       @map("paid_at") @db.Timestamptz(3)
  /// When the print company was asked.
  askedAt         DateTime?       @map("asked_at") @db.Timestamptz(3)
  /// When the print company was last asked to print it.
  sentAt          DateTime?       @map("sent_at") @db.Timestamptz(3)
  updatedAt       DateTime        @map("updated_at") @db.Timestamptz(3)
  endedAt         DateTime?       @map("ended_at") @db.Timestamptz(3)
  /// When the carrier had delivered it, as far as the print company tells; null until then.
  deliveredAt     DateTime?       @map("delivered_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([dueAt])
  @@index([endedAt])
  @@index([pictureId, createdAt(sort: Desc), id])
  @@map("order")
  @@schema("merch")
}

/// The e-mails that an addressee gets, in the order of an order's states.
enum MerchNoticeKind {
  ORDERED
  PROCESSING
  SHIPPED
  DELIVERED
  FAILED

  @@map("notice_kind")
  @@schema("merch")
}

/// One e-mail to the addressee of an order: one for each change, written with the change.
model MerchNotice {
  orderId   String          @map("order_id") @db.Uuid
  kind      MerchNoticeKind
  createdAt DateTime        @map("created_at") @db.Timestamptz(3)
  /// When it is sent, or tried again; in the future while a process sends it. Null when it is sent or given up.
  dueAt     DateTime?       @map("due_at") @db.Timestamptz(3)
  /// When the relay took it.
  sentAt    DateTime?       @map("sent_at") @db.Timestamptz(3)

  @@id([orderId, kind])
  @@index([dueAt])
  @@map("notice")
  @@schema("merch")
}

/// An order in the stand-in for a print company, in the words of its wire format.
model MerchStandInOrder {
  /// 24 hexadecimal digits.
  id         String    @id
  /// The client's own name for it: the same one again is the same order.
  externalId String    @unique @map("external_id")
  payload    Json
  createdAt  DateTime  @map("created_at") @db.Timestamptz(3)
  /// When it was sent to production; null for a draft.
  sentAt     DateTime? @map("sent_at") @db.Timestamptz(3)
  canceledAt DateTime? @map("canceled_at") @db.Timestamptz(3)

  @@index([createdAt])
  @@map("stand_in_order")
  @@schema("merch")
}

// What the studio service keeps beside its jobs: pictures that wallets send to work on.

/// Room for a picture, and the picture once it has come. Only its wallet confirms and uses it.
model MediaUpload {
  id          String    @id
  /// @kyselyType(WalletAddress)
  wallet      String
  /// As the wallet wrote it.
  filename    String
  /// What it says it sends; the file is looked at when it is confirmed.
  contentType String    @map("content_type")
  /// Most bytes that are taken.
  maxBytes    Int       @map("max_bytes")
  /// Where it is in the service's part of the store.
  blobKey     String    @map("blob_key")
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  /// The file may be sent until then.
  sentBy      DateTime  @map("sent_by") @db.Timestamptz(3)
  /// Null until it is confirmed.
  confirmedAt DateTime? @map("confirmed_at") @db.Timestamptz(3)
  /// Bytes; null until it is confirmed.
  size        Int?
  /// It is removed then, with its row.
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("upload")
  @@schema("studio")
}

// What the travel service keeps: what wallets booked through it, flights that they announced, and the orders of the
// embedded stand-in for a GDS.

/// What a booking is of.
enum BookingKind {
  FLIGHT
  HOTEL
  TRANSFER

  @@map("booking_kind")
  @@schema("travel")
}

/// BOOKED once the upstream company confirmed it, CANCELLED by its wallet. Until then there is only its act.
enum BookingState {
  BOOKED
  CANCELLED

  @@map("booking_state")
  @@schema("travel")
}

/// One line of one payment that books something. Only its wallet sees, uses and cancels it.
model TravelBooking {
  /// The line that paid for it, and the act of it in kit.act.
  actId       String       @id @map("act_id")
  kind        BookingKind
  state       BookingState @default(BOOKED)
  /// @kyselyType(WalletAddress)
  wallet      String
  /// The upstream company's order id.
  orderId     String       @map("order_id")
  /// \`live\` or \`sandbox\`: orders of one are unknown to the other.
  /// @kyselyType('live' | 'sandbox')
  source      String
  /// The order as it was answered when it was booked, without card numbers and documents.
  payload     Json
  createdAt   DateTime     @default(now()) @map("created_at") @db.Timestamptz(3)
  cancelledAt DateTime?    @map("cancelled_at") @db.Timestamptz(3)

  @@unique([kind, orderId])
  @@index([wallet, createdAt])
  @@map("booking")
  @@schema("travel")
}

/// An order in the stand-in for a GDS, in the words of its wire format.
model TravelStandInOrder {
  /// What it answers under: opaque, may hold characters that URLs reserve.
  id          String      @id
  kind        BookingKind
  /// The client's own reference: the same one again answers the same order.
  clientRef   String?     @unique @map("client_ref")
  payload     Json
  createdAt   DateTime    @map("created_at") @db.Timestamptz(3)
  cancelledAt DateTime?   @map("cancelled_at") @db.Timestamptz(3)

  @@map("stand_in_order")
  @@schema("travel")
}

/// An announcement that a flight will be flown, sent on to the flight tracking company.
model FlightIntent {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// EIP-55 or base58.
  /// @kyselyType(WalletAddress)
  wallet       String
  /// The line that paid for it: a request that is run twice files one intent.
  actId        String   @unique @map("act_id")
  /// The flight of the path, as the caller wrote it.
  flight       String
  /// The ident that it will be flown under.
  ident        String
  /// What the caller says of it.
  intent       String
  /// ICAO designator, such as B738.
  aircraftType String   @map("aircraft_type")
  /// ICAO code of the airport.
  origin       String
  /// ICAO code of the airport.
  destination  String
  intendedOff  DateTime @map("intended_off") @db.Timestamptz(3)
  intendedOn   DateTime @map("intended_on") @db.Timestamptz(3)
  /// Feet.
  altitude     Int?
  /// Knots.
  airspeed     Int?
  /// Fixes and airways, as filed.
  route        String?
  createdAt    DateTime @map("created_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@map("flight_intent")
  @@schema("travel")
}

// What the hosting service keeps: slots that were bought, the one-time tickets to fill them, sites and their host names.

enum UploadKind {
  FILE
  SITE

  @@map("upload_kind")
  @@schema("upload")
}

/// A slot that was bought, and what was put into it.
model Upload {
  /// 10 characters of \`23456789abcdefghjkmnpqrstvwxyz\`.
  id                String     @id
  kind              UploadKind
  /// EIP-55 or base58.
  /// @kyselyType(WalletAddress)
  wallet            String
  /// As the buyer wrote it.
  filename          String
  /// As it stands in links: no path, no control characters.
  publicName        String     @map("public_name")
  contentType       String     @map("content_type")
  /// \`10mb\`, \`100mb\` or \`1gb\`.
  tier              String
  /// Bytes.
  maxSize           BigInt     @map("max_size")
  /// Bytes of the file, or of the zip that the live version of the site was made from; null until it is there.
  actualSize        BigInt?    @map("actual_size")
  /// Where the file lies in the store; null until it is there, and once it has been removed.
  blobKey           String?    @map("blob_key")
  etag              String?
  /// Atomic USDC, renewals included.
  pricePaid         Decimal    @map("price_paid") @db.Decimal(78, 0)
  transactionHash   String?    @map("transaction_hash")
  /// The line that paid for the slot.
  actId             String     @unique @map("act_id")
  /// Of a site: the upload that its files were taken from when it was bought.
  sourceId          String?    @map("source_id")
  createdAt         DateTime   @map("created_at") @db.Timestamptz(3)
  expiresAt         DateTime   @map("expires_at") @db.Timestamptz(3)
  uploadedAt        DateTime?  @map("uploaded_at") @db.Timestamptz(3)
  /// When its files were removed, after it had expired.
  removedAt         DateTime?  @map("removed_at") @db.Timestamptz(3)
  /// First certificates that an authority was asked for on its behalf, since \`certificatesSince\`.
  certificatesAsked Int        @default(0) @map("certificates_asked")
  /// When the day began in which they are counted; null before the first.
  certificatesSince DateTime?  @map("certificates_since") @db.Timestamptz(3)

  tickets      UploadTicket[]
  versions     SiteVersion[]
  customDomain CustomDomain?

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([expiresAt])
  @@index([sourceId])
  @@map("upload")
  @@schema("upload")
}

/// The right to fill a slot once. Its token is in the upload URL; only the token's hash is kept.
model UploadTicket {
  /// SHA-256 of the token, hexadecimal.
  tokenHash   String    @id @map("token_hash")
  uploadId    String    @map("upload_id")
  upload      Upload    @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Where what it brings is stored; a fresh key for each ticket.
  blobKey     String    @unique @map("blob_key")
  /// Length that a resumable upload has announced; of what came, once it has. Bytes.
  announced   BigInt?
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)
  /// When the whole file had come, or nothing can come any more.
  completedAt DateTime? @map("completed_at") @db.Timestamptz(3)
  /// The request that writes at the moment, so that no two ever do.
  writer      String?
  /// Until when it does, unless it says so again; then it is taken for dead.
  writerUntil DateTime? @map("writer_until") @db.Timestamptz(3)
  /// Whether another request waits to take over.
  wanted      Boolean   @default(false)

  @@index([uploadId])
  @@index([expiresAt])
  @@map("ticket")
  @@schema("upload")
}

/// A zip that came for a site, and the site that was made of it.
model SiteVersion {
  id             BigInt    @id @default(autoincrement())
  uploadId       String    @map("upload_id")
  upload         Upload    @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Where the zip lies; null once it has been removed.
  zipKey         String?   @unique @map("zip_key")
  /// Bytes of the zip.
  zipSize        BigInt    @map("zip_size")
  /// By path: where each file lies, with its size, entity tag and type. Null until it is extracted.
  manifest       Json?
  /// Where the files lie, all of them and nothing else; null until it is live, and once they have been removed.
  folder         String?   @unique
  fileCount      Int?      @map("file_count")
  /// Bytes of all files.
  totalSize      BigInt?   @map("total_size")
  receivedAt     DateTime  @map("received_at") @db.Timestamptz(3)
  activatedAt    DateTime? @map("activated_at") @db.Timestamptz(3)
  /// When a later version took its place, or the site was removed; its files go some time after.
  replacedAt     DateTime? @map("replaced_at") @db.Timestamptz(3)
  /// Why the zip is not taken, and never will be.
  refusal        String?
  /// The request that extracts it at the moment, so that no two ever do.
  extractor      String?
  /// Until when it does, unless it says so again; then it is taken for dead.
  extractorUntil DateTime? @map("extractor_until") @db.Timestamptz(3)

  @@index([uploadId])
  @@map("site_version")
  @@schema("upload")
}

/// Where a host name of a user's own stands.
enum CustomDomainState {
  PENDING_VALIDATION
  PENDING_ISSUANCE
  PENDING_DEPLOYMENT
  ACTIVE

  @@map("custom_domain_state")
  @@schema("upload")
}

/// A host name of a user's own that shows a site; and, without a site, the name that stands for all below SITES_DOMAIN.
model CustomDomain {
  id            String            @id
  uploadId      String?           @unique @map("upload_id")
  upload        Upload?           @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Lower-case ASCII (IDNA).
  hostname      String            @unique
  state         CustomDomainState
  /// What is missing, for the owner.
  note          String?
  /// PEM: the leaf and its intermediates.
  certificate   String?
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey     String?           @map("sealed_key")
  issuedAt      DateTime?         @map("issued_at") @db.Timestamptz(3)
  notAfter      DateTime?         @map("not_after") @db.Timestamptz(3)
  attempts      Int               @default(0)
  nextAttemptAt DateTime?         @map("next_attempt_at") @db.Timestamptz(3)
  createdAt     DateTime          @map("created_at") @db.Timestamptz(3)

  @@index([nextAttemptAt])
  @@map("custom_domain")
  @@schema("upload")
}

/// Our account at a certificate authority.
model AcmeAccount {
  directoryUrl String   @id @map("directory_url")
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey    String   @map("sealed_key")
  /// Where the authority keeps it; null until it is registered.
  accountUrl   String?  @map("account_url")
  createdAt    DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@map("acme_account")
  @@schema("upload")
}

/// What an authority asks for under \`/.well-known/acme-challenge/\`, so that any process can answer.
model AcmeHttpChallenge {
  hostname         String
  token            String
  keyAuthorization String   @map("key_authorization")
  expiresAt        DateTime @map("expires_at") @db.Timestamptz(3)

  @@id([hostname, token])
  @@map("acme_http_challenge")
  @@schema("upload")
}

/// The authority of our own that signs certificates where there is no other; one row.
model LocalAuthority {
  id          Int      @id
  /// PEM.
  certificate String
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey   String   @map("sealed_key")
  createdAt   DateTime @map("created_at") @db.Timestamptz(3)

  @@map("local_authority")
  @@schema("upload")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"ReadPage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"read_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"Purchase":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"node","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"purchase","schema":"kit"},"UsedToken":{"fields":[{"name":"jti","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_token","schema":"kit"},"ResultRef":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"result_ref","schema":"kit"},"KeptDocument":{"fields":[{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"size","kind":"scalar","type":"Int"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"document","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"credential","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"isWatched","kind":"scalar","type":"Boolean","dbName":"is_watched"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"answerHeaders","kind":"scalar","type":"Json","dbName":"answer_headers"},{"name":"answerBody","kind":"scalar","type":"Bytes","dbName":"answer_body"},{"name":"receiptHeaders","kind":"scalar","type":"Json","dbName":"receipt_headers"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"basis","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"lines","kind":"object","type":"PaymentLine","relationName":"PaymentToPaymentLine"},{"name":"transitions","kind":"object","type":"PaymentTransition","relationName":"PaymentToPaymentTransition"},{"name":"disbursements","kind":"object","type":"Disbursement","relationName":"DisbursementToPayment"}],"dbName":"payment","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"units","kind":"scalar","type":"Int"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentLine"}],"dbName":"payment_line","schema":"ledger"},"PaymentTransition":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"fromState","kind":"scalar","type":"String","dbName":"from_state"},{"name":"toState","kind":"scalar","type":"String","dbName":"to_state"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentTransition"}],"dbName":"payment_transition","schema":"ledger"},"Disbursement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"DisbursementToPayment"},{"name":"lines","kind":"object","type":"DisbursementLine","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement","schema":"ledger"},"DisbursementLine":{"fields":[{"name":"disbursementId","kind":"scalar","type":"String","dbName":"disbursement_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"disbursement","kind":"object","type":"Disbursement","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"Outflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"PaymentWatch":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"router","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":"payment_watch","schema":"ledger"},"LedgerAudit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"asked","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"payees","kind":"scalar","type":"String"},{"name":"nextSince","kind":"scalar","type":"DateTime","dbName":"next_since"},{"name":"nextTransition","kind":"scalar","type":"BigInt","dbName":"next_transition"},{"name":"done","kind":"scalar","type":"String"},{"name":"place","kind":"scalar","type":"String"},{"name":"plainCount","kind":"scalar","type":"Int","dbName":"plain_count"},{"name":"plainAmount","kind":"scalar","type":"Decimal","dbName":"plain_amount"},{"name":"findings","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"found","kind":"object","type":"LedgerAuditFinding","relationName":"LedgerAuditToLedgerAuditFinding"}],"dbName":"audit","schema":"ledger"},"LedgerAuditFinding":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"finding","kind":"scalar","type":"Json"},{"name":"audit","kind":"object","type":"LedgerAudit","relationName":"LedgerAuditToLedgerAuditFinding"}],"dbName":"audit_finding","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"pictureId","kind":"scalar","type":"String","dbName":"picture_id"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"canceledAt","kind":"scalar","type":"DateTime","dbName":"canceled_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"sourceId","kind":"scalar","type":"String","dbName":"source_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","ReadPage.findUnique","ReadPage.findUniqueOrThrow","ReadPage.findFirst","ReadPage.findFirstOrThrow","ReadPage.findMany","ReadPage.createOne","ReadPage.createMany","ReadPage.createManyAndReturn","ReadPage.updateOne","ReadPage.updateMany","ReadPage.updateManyAndReturn","ReadPage.upsertOne","ReadPage.deleteOne","ReadPage.deleteMany","ReadPage.groupBy","ReadPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","Purchase.findUnique","Purchase.findUniqueOrThrow","Purchase.findFirst","Purchase.findFirstOrThrow","Purchase.findMany","Purchase.createOne","Purchase.createMany","Purchase.createManyAndReturn","Purchase.updateOne","Purchase.updateMany","Purchase.updateManyAndReturn","Purchase.upsertOne","Purchase.deleteOne","Purchase.deleteMany","Purchase.groupBy","Purchase.aggregate","UsedToken.findUnique","UsedToken.findUniqueOrThrow","UsedToken.findFirst","UsedToken.findFirstOrThrow","UsedToken.findMany","UsedToken.createOne","UsedToken.createMany","UsedToken.createManyAndReturn","UsedToken.updateOne","UsedToken.updateMany","UsedToken.updateManyAndReturn","UsedToken.upsertOne","UsedToken.deleteOne","UsedToken.deleteMany","UsedToken.groupBy","UsedToken.aggregate","ResultRef.findUnique","ResultRef.findUniqueOrThrow","ResultRef.findFirst","ResultRef.findFirstOrThrow","ResultRef.findMany","ResultRef.createOne","ResultRef.createMany","ResultRef.createManyAndReturn","ResultRef.updateOne","ResultRef.updateMany","ResultRef.updateManyAndReturn","ResultRef.upsertOne","ResultRef.deleteOne","ResultRef.deleteMany","ResultRef.groupBy","ResultRef.aggregate","KeptDocument.findUnique","KeptDocument.findUniqueOrThrow","KeptDocument.findFirst","KeptDocument.findFirstOrThrow","KeptDocument.findMany","KeptDocument.createOne","KeptDocument.createMany","KeptDocument.createManyAndReturn","KeptDocument.updateOne","KeptDocument.updateMany","KeptDocument.updateManyAndReturn","KeptDocument.upsertOne","KeptDocument.deleteOne","KeptDocument.deleteMany","KeptDocument.groupBy","KeptDocument.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","payment","lines","transitions","disbursement","disbursements","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","PaymentTransition.findUnique","PaymentTransition.findUniqueOrThrow","PaymentTransition.findFirst","PaymentTransition.findFirstOrThrow","PaymentTransition.findMany","PaymentTransition.createOne","PaymentTransition.createMany","PaymentTransition.createManyAndReturn","PaymentTransition.updateOne","PaymentTransition.updateMany","PaymentTransition.updateManyAndReturn","PaymentTransition.upsertOne","PaymentTransition.deleteOne","PaymentTransition.deleteMany","PaymentTransition.groupBy","PaymentTransition.aggregate","Disbursement.findUnique","Disbursement.findUniqueOrThrow","Disbursement.findFirst","Disbursement.findFirstOrThrow","Disbursement.findMany","Disbursement.createOne","Disbursement.createMany","Disbursement.createManyAndReturn","Disbursement.updateOne","Disbursement.updateMany","Disbursement.updateManyAndReturn","Disbursement.upsertOne","Disbursement.deleteOne","Disbursement.deleteMany","Disbursement.groupBy","Disbursement.aggregate","DisbursementLine.findUnique","DisbursementLine.findUniqueOrThrow","DisbursementLine.findFirst","DisbursementLine.findFirstOrThrow","DisbursementLine.findMany","DisbursementLine.createOne","DisbursementLine.createMany","DisbursementLine.createManyAndReturn","DisbursementLine.updateOne","DisbursementLine.updateMany","DisbursementLine.updateManyAndReturn","DisbursementLine.upsertOne","DisbursementLine.deleteOne","DisbursementLine.deleteMany","DisbursementLine.groupBy","DisbursementLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","Outflow.findUnique","Outflow.findUniqueOrThrow","Outflow.findFirst","Outflow.findFirstOrThrow","Outflow.findMany","Outflow.createOne","Outflow.createMany","Outflow.createManyAndReturn","Outflow.updateOne","Outflow.updateMany","Outflow.updateManyAndReturn","Outflow.upsertOne","Outflow.deleteOne","Outflow.deleteMany","Outflow.groupBy","Outflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","PaymentWatch.findUnique","PaymentWatch.findUniqueOrThrow","PaymentWatch.findFirst","PaymentWatch.findFirstOrThrow","PaymentWatch.findMany","PaymentWatch.createOne","PaymentWatch.createMany","PaymentWatch.createManyAndReturn","PaymentWatch.updateOne","PaymentWatch.updateMany","PaymentWatch.updateManyAndReturn","PaymentWatch.upsertOne","PaymentWatch.deleteOne","PaymentWatch.deleteMany","PaymentWatch.groupBy","PaymentWatch.aggregate","audit","found","LedgerAudit.findUnique","LedgerAudit.findUniqueOrThrow","LedgerAudit.findFirst","LedgerAudit.findFirstOrThrow","LedgerAudit.findMany","LedgerAudit.createOne","LedgerAudit.createMany","LedgerAudit.createManyAndReturn","LedgerAudit.updateOne","LedgerAudit.updateMany","LedgerAudit.updateManyAndReturn","LedgerAudit.upsertOne","LedgerAudit.deleteOne","LedgerAudit.deleteMany","LedgerAudit.groupBy","LedgerAudit.aggregate","LedgerAuditFinding.findUnique","LedgerAuditFinding.findUniqueOrThrow","LedgerAuditFinding.findFirst","LedgerAuditFinding.findFirstOrThrow","LedgerAuditFinding.findMany","LedgerAuditFinding.createOne","LedgerAuditFinding.createMany","LedgerAuditFinding.createManyAndReturn","LedgerAuditFinding.updateOne","LedgerAuditFinding.updateMany","LedgerAuditFinding.updateManyAndReturn","LedgerAuditFinding.upsertOne","LedgerAuditFinding.deleteOne","LedgerAuditFinding.deleteMany","LedgerAuditFinding.groupBy","LedgerAuditFinding.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","sourceId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","sentAt","canceledAt","MerchNoticeKind","dueAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","pictureId","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","auditId","finding","asked","network","since","fromBlock","toBlock","payees","nextSince","nextTransition","done","place","plainCount","plainAmount","findings","startedAt","finishedAt","has","hasEvery","hasSome","router","until","wallet_router","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","supergraph","disbursementId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","fromState","toState","at","path","field","service","charged","units","settle","outcome","delivered","protocol","scheme","asset","nonce","payTo","chargeAmount","settledAmount","transactionLog","credential","requirements","credentialHash","requestHash","idempotencyKey","openKey","validBefore","method","resourceUrl","requestId","isWatched","answerStatus","answerHeaders","answerBody","receiptHeaders","organizationId","basis","balance","retold","settledAt","disbursementId_position","paymentId_key","paymentId_position","scheme_network_payer_nonce","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","type_key","paymentId_name","jti","node","paymentId_position_node","ActState","claim","heldAt","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","rendered","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","seenAt","by","AbuseActionKind","action","target","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "xxnkBewJCZcKAADVEgAwmAoAAAQAEJkKAADVEgAw0QoAANYSug0ijwsBAPMPACG_C0AA9A8AIbUNAQDzDwAhuA0BAPMPACG6DQAA1xIAIAEAAAABACABAAAAAQAgCJcKAADVEgAwmAoAAAQAEJkKAADVEgAw0QoAANYSug0ijwsBAPMPACG_C0AA9A8AIbUNAQDzDwAhuA0BAPMPACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBdEKAAAAug0CjwsBAAAAAb8LQAAAAAG1DQEAAAABuA0BAAAAAQEIAAAJACAF0QoAAAC6DQKPCwEAAAABvwtAAAAAAbUNAQAAAAG4DQEAAAABAQgAAAsAMAEIAAALADAF0QoAAMQYug0ijwsBAN4SACG_C0AA3xIAIbUNAQDeEgAhuA0BAN4SACECAAAAAQAgCAAADgAgBdEKAADEGLoNIo8LAQDeEgAhvwtAAN8SACG1DQEA3hIAIbgNAQDeEgAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAAwRgAIBYAAMMYACAXAADCGAAgCJcKAADREgAwmAoAABcAEJkKAADREgAw0QoAANISug0ijwsBAOgPACG_C0AA6Q8AIbUNAQDoDwAhuA0BAOgPACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAeXCgAA0BIAMJgKAAAdABCZCgAA0BIAMIgLAQAAAAGPCwEA8w8AIb8LQAD0DwAhtQ0BAPMPACEBAAAAGgAgAQAAABoAIAeXCgAA0BIAMJgKAAAdABCZCgAA0BIAMIgLAQDzDwAhjwsBAPMPACG_C0AA9A8AIbUNAQDzDwAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIASICwEAAAABjwsBAAAAAb8LQAAAAAG1DQEAAAABAQgAACIAIASICwEAAAABjwsBAAAAAb8LQAAAAAG1DQEAAAABAQgAACQAMAEIAAAkADAEiAsBAN4SACGPCwEA3hIAIb8LQADfEgAhtQ0BAN4SACECAAAAGgAgCAAAJwAgBIgLAQDeEgAhjwsBAN4SACG_C0AA3xIAIbUNAQDeEgAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAAvhgAIBYAAMAYACAXAAC_GAAgB5cKAADPEgAwmAoAADAAEJkKAADPEgAwiAsBAOgPACGPCwEA6A8AIb8LQADpDwAhtQ0BAOgPACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAqXCgAAzRIAMJgKAAA2ABCZCgAAzRIAMJoKBAAAAAHRCgEA8w8AIY8LAQDzDwAh6AtAAPQPACG1DQEA8w8AIbcNAADOErcNIrgNAQDzDwAhAQAAADMAIAEAAAAzACAKlwoAAM0SADCYCgAANgAQmQoAAM0SADCaCgQAoxAAIdEKAQDzDwAhjwsBAPMPACHoC0AA9A8AIbUNAQDzDwAhtw0AAM4Stw0iuA0BAPMPACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB5oKBAAAAAHRCgEAAAABjwsBAAAAAegLQAAAAAG1DQEAAAABtw0AAAC3DQK4DQEAAAABAQgAADsAIAeaCgQAAAAB0QoBAAAAAY8LAQAAAAHoC0AAAAABtQ0BAAAAAbcNAAAAtw0CuA0BAAAAAQEIAAA9ADABCAAAPQAwB5oKBAD3EgAh0QoBAN4SACGPCwEA3hIAIegLQADfEgAhtQ0BAN4SACG3DQAAvRi3DSK4DQEA3hIAIQIAAAAzACAIAABAACAHmgoEAPcSACHRCgEA3hIAIY8LAQDeEgAh6AtAAN8SACG1DQEA3hIAIbcNAAC9GLcNIrgNAQDeEgAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAAuBgAIBYAALsYACAXAAC6GAAgOAAAuRgAIDkAALwYACAKlwoAAMkSADCYCgAASQAQmQoAAMkSADCaCgQAixAAIdEKAQDoDwAhjwsBAOgPACHoC0AA6Q8AIbUNAQDoDwAhtw0AAMoStw0iuA0BAOgPACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAiXCgAAyBIAMJgKAABPABCZCgAAyBIAMIwNAgAAAAGxDQQAoxAAIbINBACkEAAhsw0AAaYRACG0DUAA9A8AIQEAAABMACABAAAATAAgCJcKAADIEgAwmAoAAE8AEJkKAADIEgAwjA0CAPIPACGxDQQAoxAAIbINBACkEAAhsw0AAaYRACG0DUAA9A8AIQKyDQAA4xIAILMNAADjEgAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBYwNAgAAAAGxDQQAAAABsg0EAAAAAbMNAAEAAAG0DUAAAAABAQgAAFQAIAWMDQIAAAABsQ0EAAAAAbINBAAAAAGzDQABAAABtA1AAAAAAQEIAABWADABCAAAVgAwBYwNAgDdEgAhsQ0EAPcSACGyDQQA-RIAIbMNAAHnFQAhtA1AAN8SACECAAAATAAgCAAAWQAgBYwNAgDdEgAhsQ0EAPcSACGyDQQA-RIAIbMNAAHnFQAhtA1AAN8SACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAACzGAAgFgAAthgAIBcAALUYACA4AAC0GAAgOQAAtxgAILINAADjEgAgsw0AAOMSACAIlwoAAMcSADCYCgAAYgAQmQoAAMcSADCMDQIA5w8AIbENBACLEAAhsg0EAI4QACGzDQABnREAIbQNQADpDwAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQlwoAAMUSADCYCgAAaAAQmQoAAMUSADD6CgIA8g8AIeMMAAGlEQAhjA0CAPIPACGODQIA8g8AIaENEAClEAAhqQ0EAKMQACGqDQABpREAIasNQAD0DwAhrA0AAaURACGtDRAApRAAIa4NEADdEAAhrw0gAK4QACGwDQAAxhIAIAEAAABlACABAAAAZQAgD5cKAADFEgAwmAoAAGgAEJkKAADFEgAw-goCAPIPACHjDAABpREAIYwNAgDyDwAhjg0CAPIPACGhDRAApRAAIakNBACjEAAhqg0AAaURACGrDUAA9A8AIawNAAGlEQAhrQ0QAKUQACGuDRAA3RAAIa8NIACuEAAhAa4NAADjEgAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDPoKAgAAAAHjDAABAAABjA0CAAAAAY4NAgAAAAGhDRAAAAABqQ0EAAAAAaoNAAEAAAGrDUAAAAABrA0AAQAAAa0NEAAAAAGuDRAAAAABrw0gAAAAAQEIAABtACAM-goCAAAAAeMMAAEAAAGMDQIAAAABjg0CAAAAAaENEAAAAAGpDQQAAAABqg0AAQAAAasNQAAAAAGsDQABAAABrQ0QAAAAAa4NEAAAAAGvDSAAAAABAQgAAG8AMAEIAABvADAM-goCAN0SACHjDAAB5hUAIYwNAgDdEgAhjg0CAN0SACGhDRAAihMAIakNBAD3EgAhqg0AAeYVACGrDUAA3xIAIawNAAHmFQAhrQ0QAIoTACGuDRAA0RMAIa8NIACBEwAhAgAAAGUAIAgAAHIAIAz6CgIA3RIAIeMMAAHmFQAhjA0CAN0SACGODQIA3RIAIaENEACKEwAhqQ0EAPcSACGqDQAB5hUAIasNQADfEgAhrA0AAeYVACGtDRAAihMAIa4NEADREwAhrw0gAIETACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAACuGAAgFgAAsRgAIBcAALAYACA4AACvGAAgOQAAshgAIK4NAADjEgAgD5cKAADEEgAwmAoAAHsAEJkKAADEEgAw-goCAOcPACHjDAABnBEAIYwNAgDnDwAhjg0CAOcPACGhDRAAnBAAIakNBACLEAAhqg0AAZwRACGrDUAA6Q8AIawNAAGcEQAhrQ0QAJwQACGuDRAA0xAAIa8NIACXEAAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACATlwoAAMISADCYCgAAgQEAEJkKAADCEgAw4QsAAaYRACH0CwQAoxAAIZYMAAGlEQAhnQwQAKUQACHjDAABpREAIYwNAgDyDwAhkQ0EAKMQACGdDQABpREAIaANBACjEAAhoQ0EAKMQACGjDQIA8g8AIaQNEAClEAAhpQ0AAaYRACGmDQQAoxAAIacNIACuEAAhqA0AAMMSACABAAAAfgAgAQAAAH4AIBKXCgAAwhIAMJgKAACBAQAQmQoAAMISADDhCwABphEAIfQLBACjEAAhlgwAAaURACGdDBAApRAAIeMMAAGlEQAhjA0CAPIPACGRDQQAoxAAIZ0NAAGlEQAhoA0EAKMQACGhDQQAoxAAIaMNAgDyDwAhpA0QAKUQACGlDQABphEAIaYNBACjEAAhpw0gAK4QACEC4QsAAOMSACClDQAA4xIAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA_hCwABAAAB9AsEAAAAAZYMAAEAAAGdDBAAAAAB4wwAAQAAAYwNAgAAAAGRDQQAAAABnQ0AAQAAAaANBAAAAAGhDQQAAAABow0CAAAAAaQNEAAAAAGlDQABAAABpg0EAAAAAacNIAAAAAEBCAAAhgEAIA_hCwABAAAB9AsEAAAAAZYMAAEAAAGdDBAAAAAB4wwAAQAAAYwNAgAAAAGRDQQAAAABnQ0AAQAAAaANBAAAAAGhDQQAAAABow0CAAAAAaQNEAAAAAGlDQABAAABpg0EAAAAAacNIAAAAAEBCAAAiAEAMAEIAACIAQAwD-ELAAHnFQAh9AsEAPcSACGWDAAB5hUAIZ0MEACKEwAh4wwAAeYVACGMDQIA3RIAIZENBAD3EgAhnQ0AAeYVACGgDQQA9xIAIaENBAD3EgAhow0CAN0SACGkDRAAihMAIaUNAAHnFQAhpg0EAPcSACGnDSAAgRMAIQIAAAB-ACAIAACLAQAgD-ELAAHnFQAh9AsEAPcSACGWDAAB5hUAIZ0MEACKEwAh4wwAAeYVACGMDQIA3RIAIZENBAD3EgAhnQ0AAeYVACGgDQQA9xIAIaENBAD3EgAhow0CAN0SACGkDRAAihMAIaUNAAHnFQAhpg0EAPcSACGnDSAAgRMAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAACpGAAgFgAArBgAIBcAAKsYACA4AACqGAAgOQAArRgAIOELAADjEgAgpQ0AAOMSACASlwoAAMESADCYCgAAlAEAEJkKAADBEgAw4QsAAZ0RACH0CwQAixAAIZYMAAGcEQAhnQwQAJwQACHjDAABnBEAIYwNAgDnDwAhkQ0EAIsQACGdDQABnBEAIaANBACLEAAhoQ0EAIsQACGjDQIA5w8AIaQNEACcEAAhpQ0AAZ0RACGmDQQAixAAIacNIACXEAAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBGXCgAAvxIAMJgKAACaAQAQmQoAAL8SADDRCgEA8w8AIdsKAAGlEQAh3QsCAPIPACHhCwABphEAIZ0MEAClEAAhvwwBAP4PACGMDQIA8g8AIZENBACjEAAhkg0CAPIPACGdDQABpREAIZ8NAQDzDwAhoA0EAKMQACGhDQQAoxAAIaINAADAEgAgAQAAAJcBACABAAAAlwEAIBCXCgAAvxIAMJgKAACaAQAQmQoAAL8SADDRCgEA8w8AIdsKAAGlEQAh3QsCAPIPACHhCwABphEAIZ0MEAClEAAhvwwBAP4PACGMDQIA8g8AIZENBACjEAAhkg0CAPIPACGdDQABpREAIZ8NAQDzDwAhoA0EAKMQACGhDQQAoxAAIQLhCwAA4xIAIL8MAADjEgAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDdEKAQAAAAHbCgABAAAB3QsCAAAAAeELAAEAAAGdDBAAAAABvwwBAAAAAYwNAgAAAAGRDQQAAAABkg0CAAAAAZ0NAAEAAAGfDQEAAAABoA0EAAAAAaENBAAAAAEBCAAAnwEAIA3RCgEAAAAB2woAAQAAAd0LAgAAAAHhCwABAAABnQwQAAAAAb8MAQAAAAGMDQIAAAABkQ0EAAAAAZINAgAAAAGdDQABAAABnw0BAAAAAaANBAAAAAGhDQQAAAABAQgAAKEBADABCAAAoQEAMA3RCgEA3hIAIdsKAAHmFQAh3QsCAN0SACHhCwAB5xUAIZ0MEACKEwAhvwwBAOcSACGMDQIA3RIAIZENBAD3EgAhkg0CAN0SACGdDQAB5hUAIZ8NAQDeEgAhoA0EAPcSACGhDQQA9xIAIQIAAACXAQAgCAAApAEAIA3RCgEA3hIAIdsKAAHmFQAh3QsCAN0SACHhCwAB5xUAIZ0MEACKEwAhvwwBAOcSACGMDQIA3RIAIZENBAD3EgAhkg0CAN0SACGdDQAB5hUAIZ8NAQDeEgAhoA0EAPcSACGhDQQA9xIAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAAKQYACAWAACnGAAgFwAAphgAIDgAAKUYACA5AACoGAAg4QsAAOMSACC_DAAA4xIAIBCXCgAAvhIAMJgKAACtAQAQmQoAAL4SADDRCgEA6A8AIdsKAAGcEQAh3QsCAOcPACHhCwABnREAIZ0MEACcEAAhvwwBAPkPACGMDQIA5w8AIZENBACLEAAhkg0CAOcPACGdDQABnBEAIZ8NAQDoDwAhoA0EAIsQACGhDQQAixAAIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgEJcKAAC8EgAwmAoAALMBABCZCgAAvBIAMNsKAAGlEQAh4QsAAaURACGdDBAApRAAIYwNAgDyDwAhkA0AAaURACGRDQQAoxAAIZINAgDyDwAhlw0AALkSlw0imA0QAKUQACGbDQIA8g8AIZwNAgDyDwAhnQ0AAaURACGeDQAAvRIAIAEAAACwAQAgAQAAALABACAPlwoAALwSADCYCgAAswEAEJkKAAC8EgAw2woAAaURACHhCwABpREAIZ0MEAClEAAhjA0CAPIPACGQDQABpREAIZENBACjEAAhkg0CAPIPACGXDQAAuRKXDSKYDRAApRAAIZsNAgDyDwAhnA0CAPIPACGdDQABpREAIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAM2woAAQAAAeELAAEAAAGdDBAAAAABjA0CAAAAAZANAAEAAAGRDQQAAAABkg0CAAAAAZcNAAAAlw0CmA0QAAAAAZsNAgAAAAGcDQIAAAABnQ0AAQAAAQEIAAC4AQAgDNsKAAEAAAHhCwABAAABnQwQAAAAAYwNAgAAAAGQDQABAAABkQ0EAAAAAZINAgAAAAGXDQAAAJcNApgNEAAAAAGbDQIAAAABnA0CAAAAAZ0NAAEAAAEBCAAAugEAMAEIAAC6AQAwDNsKAAHmFQAh4QsAAeYVACGdDBAAihMAIYwNAgDdEgAhkA0AAeYVACGRDQQA9xIAIZINAgDdEgAhlw0AAJ4Ylw0imA0QAIoTACGbDQIA3RIAIZwNAgDdEgAhnQ0AAeYVACECAAAAsAEAIAgAAL0BACAM2woAAeYVACHhCwAB5hUAIZ0MEACKEwAhjA0CAN0SACGQDQAB5hUAIZENBAD3EgAhkg0CAN0SACGXDQAAnhiXDSKYDRAAihMAIZsNAgDdEgAhnA0CAN0SACGdDQAB5hUAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAJ8YACAWAACiGAAgFwAAoRgAIDgAAKAYACA5AACjGAAgD5cKAAC7EgAwmAoAAMYBABCZCgAAuxIAMNsKAAGcEQAh4QsAAZwRACGdDBAAnBAAIYwNAgDnDwAhkA0AAZwRACGRDQQAixAAIZINAgDnDwAhlw0AALUSlw0imA0QAJwQACGbDQIA5w8AIZwNAgDnDwAhnQ0AAZwRACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAuXCgAAuBIAMJgKAADMAQAQmQoAALgSADCuCwABpREAIYoMEAClEAAhjA0CAPIPACGQDQABpREAIZcNAAC5EpcNIpgNEAClEAAhmQ0CAPIPACGaDQAAuhIAIAEAAADJAQAgAQAAAMkBACAKlwoAALgSADCYCgAAzAEAEJkKAAC4EgAwrgsAAaURACGKDBAApRAAIYwNAgDyDwAhkA0AAaURACGXDQAAuRKXDSKYDRAApRAAIZkNAgDyDwAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAeuCwABAAABigwQAAAAAYwNAgAAAAGQDQABAAABlw0AAACXDQKYDRAAAAABmQ0CAAAAAQEIAADRAQAgB64LAAEAAAGKDBAAAAABjA0CAAAAAZANAAEAAAGXDQAAAJcNApgNEAAAAAGZDQIAAAABAQgAANMBADABCAAA0wEAMAeuCwAB5hUAIYoMEACKEwAhjA0CAN0SACGQDQAB5hUAIZcNAACeGJcNIpgNEACKEwAhmQ0CAN0SACECAAAAyQEAIAgAANYBACAHrgsAAeYVACGKDBAAihMAIYwNAgDdEgAhkA0AAeYVACGXDQAAnhiXDSKYDRAAihMAIZkNAgDdEgAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAAmRgAIBYAAJwYACAXAACbGAAgOAAAmhgAIDkAAJ0YACAKlwoAALQSADCYCgAA3wEAEJkKAAC0EgAwrgsAAZwRACGKDBAAnBAAIYwNAgDnDwAhkA0AAZwRACGXDQAAtRKXDSKYDRAAnBAAIZkNAgDnDwAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACALlwoAALISADCYCgAA5QEAEJkKAACyEgAw2woAAaURACGMDQIA8g8AIZANAAGlEQAhkQ0EAKMQACGSDQIA8g8AIZMNAAGlEQAhlA0AAaYRACGVDQAAsxIAIAEAAADiAQAgAQAAAOIBACAKlwoAALISADCYCgAA5QEAEJkKAACyEgAw2woAAaURACGMDQIA8g8AIZANAAGlEQAhkQ0EAKMQACGSDQIA8g8AIZMNAAGlEQAhlA0AAaYRACEBlA0AAOMSACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAH2woAAQAAAYwNAgAAAAGQDQABAAABkQ0EAAAAAZINAgAAAAGTDQABAAABlA0AAQAAAQEIAADqAQAgB9sKAAEAAAGMDQIAAAABkA0AAQAAAZENBAAAAAGSDQIAAAABkw0AAQAAAZQNAAEAAAEBCAAA7AEAMAEIAADsAQAwB9sKAAHmFQAhjA0CAN0SACGQDQAB5hUAIZENBAD3EgAhkg0CAN0SACGTDQAB5hUAIZQNAAHnFQAhAgAAAOIBACAIAADvAQAgB9sKAAHmFQAhjA0CAN0SACGQDQAB5hUAIZENBAD3EgAhkg0CAN0SACGTDQAB5hUAIZQNAAHnFQAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAAlBgAIBYAAJcYACAXAACWGAAgOAAAlRgAIDkAAJgYACCUDQAA4xIAIAqXCgAAsRIAMJgKAAD4AQAQmQoAALESADDbCgABnBEAIYwNAgDnDwAhkA0AAZwRACGRDQQAixAAIZINAgDnDwAhkw0AAZwRACGUDQABnREAIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCZcKAACvEgAwmAoAAP4BABCZCgAArxIAMPoKBACjEAAh0wtAAPQPACGMDQIA8g8AIY0NAgDyDwAhjg0EAKMQACGPDQAAsBIAIAEAAAD7AQAgAQAAAPsBACAIlwoAAK8SADCYCgAA_gEAEJkKAACvEgAw-goEAKMQACHTC0AA9A8AIYwNAgDyDwAhjQ0CAPIPACGODQQAoxAAIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAF-goEAAAAAdMLQAAAAAGMDQIAAAABjQ0CAAAAAY4NBAAAAAEBCAAAgwIAIAX6CgQAAAAB0wtAAAAAAYwNAgAAAAGNDQIAAAABjg0EAAAAAQEIAACFAgAwAQgAAIUCADAF-goEAPcSACHTC0AA3xIAIYwNAgDdEgAhjQ0CAN0SACGODQQA9xIAIQIAAAD7AQAgCAAAiAIAIAX6CgQA9xIAIdMLQADfEgAhjA0CAN0SACGNDQIA3RIAIY4NBAD3EgAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAAjxgAIBYAAJIYACAXAACRGAAgOAAAkBgAIDkAAJMYACAIlwoAAK4SADCYCgAAkQIAEJkKAACuEgAw-goEAIsQACHTC0AA6Q8AIYwNAgDnDwAhjQ0CAOcPACGODQQAixAAIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgEpcKAACtEgAwmAoAAJcCABCZCgAArRIAMLILQAD0DwAhtQsBAPMPACH_DAEAAAABgA0CAPIPACGBDQAAvRAAIIINAQDzDwAhgw0AAL0QACCEDQEA8w8AIYUNIACuEAAhhg0CAPIPACGHDQEA8w8AIYgNAQDzDwAhiQ0BAPMPACGKDQABphEAIYsNAQDzDwAhAQAAAJQCACABAAAAlAIAIBKXCgAArRIAMJgKAACXAgAQmQoAAK0SADCyC0AA9A8AIbULAQDzDwAh_wwBAPMPACGADQIA8g8AIYENAAC9EAAggg0BAPMPACGDDQAAvRAAIIQNAQDzDwAhhQ0gAK4QACGGDQIA8g8AIYcNAQDzDwAhiA0BAPMPACGJDQEA8w8AIYoNAAGmEQAhiw0BAPMPACEBig0AAOMSACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAPsgtAAAAAAbULAQAAAAH_DAEAAAABgA0CAAAAAYENgAAAAAGCDQEAAAABgw2AAAAAAYQNAQAAAAGFDSAAAAABhg0CAAAAAYcNAQAAAAGIDQEAAAABiQ0BAAAAAYoNAAEAAAGLDQEAAAABAQgAAJwCACAPsgtAAAAAAbULAQAAAAH_DAEAAAABgA0CAAAAAYENgAAAAAGCDQEAAAABgw2AAAAAAYQNAQAAAAGFDSAAAAABhg0CAAAAAYcNAQAAAAGIDQEAAAABiQ0BAAAAAYoNAAEAAAGLDQEAAAABAQgAAJ4CADABCAAAngIAMA-yC0AA3xIAIbULAQDeEgAh_wwBAN4SACGADQIA3RIAIYENgAAAAAGCDQEA3hIAIYMNgAAAAAGEDQEA3hIAIYUNIACBEwAhhg0CAN0SACGHDQEA3hIAIYgNAQDeEgAhiQ0BAN4SACGKDQAB5xUAIYsNAQDeEgAhAgAAAJQCACAIAAChAgAgD7ILQADfEgAhtQsBAN4SACH_DAEA3hIAIYANAgDdEgAhgQ2AAAAAAYINAQDeEgAhgw2AAAAAAYQNAQDeEgAhhQ0gAIETACGGDQIA3RIAIYcNAQDeEgAhiA0BAN4SACGJDQEA3hIAIYoNAAHnFQAhiw0BAN4SACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAACKGAAgFgAAjRgAIBcAAIwYACA4AACLGAAgOQAAjhgAIIoNAADjEgAgEpcKAACsEgAwmAoAAKoCABCZCgAArBIAMLILQADpDwAhtQsBAOgPACH_DAEA6A8AIYANAgDnDwAhgQ0AALcQACCCDQEA6A8AIYMNAAC3EAAghA0BAOgPACGFDSAAlxAAIYYNAgDnDwAhhw0BAOgPACGIDQEA6A8AIYkNAQDoDwAhig0AAZ0RACGLDQEA6A8AIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFpcKAACoEgAwmAoAALACABCZCgAAqBIAMJoKBAAAAAGxCgAAqhL5DCK1CgIA8g8AIdEKAACpEvgMItIKAQDzDwAh3AoBAAAAAY8LAQD-DwAhkAtAAIgQACGqCwQAoxAAIbMLAQDzDwAhywtAAIgQACGmDAEAAAABpwxAAPQPACH5DAIA8g8AIfoMQACIEAAh-wwCAKsQACH8DEAAiBAAIf0MQACIEAAh_gwAAKsSACABAAAArQIAIAEAAACtAgAgFZcKAACoEgAwmAoAALACABCZCgAAqBIAMJoKBACjEAAhsQoAAKoS-QwitQoCAPIPACHRCgAAqRL4DCLSCgEA8w8AIdwKAQDzDwAhjwsBAP4PACGQC0AAiBAAIaoLBACjEAAhswsBAPMPACHLC0AAiBAAIaYMAQD-DwAhpwxAAPQPACH5DAIA8g8AIfoMQACIEAAh-wwCAKsQACH8DEAAiBAAIf0MQACIEAAhCI8LAADjEgAgkAsAAOMSACDLCwAA4xIAIKYMAADjEgAg-gwAAOMSACD7DAAA4xIAIPwMAADjEgAg_QwAAOMSACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACASmgoEAAAAAbEKAAAA-QwCtQoCAAAAAdEKAAAA-AwC0goBAAAAAdwKAQAAAAGPCwEAAAABkAtAAAAAAaoLBAAAAAGzCwEAAAABywtAAAAAAaYMAQAAAAGnDEAAAAAB-QwCAAAAAfoMQAAAAAH7DAIAAAAB_AxAAAAAAf0MQAAAAAEBCAAAtQIAIBKaCgQAAAABsQoAAAD5DAK1CgIAAAAB0QoAAAD4DALSCgEAAAAB3AoBAAAAAY8LAQAAAAGQC0AAAAABqgsEAAAAAbMLAQAAAAHLC0AAAAABpgwBAAAAAacMQAAAAAH5DAIAAAAB-gxAAAAAAfsMAgAAAAH8DEAAAAAB_QxAAAAAAQEIAAC3AgAwAQgAALcCADASmgoEAPcSACGxCgAAiRj5DCK1CgIA3RIAIdEKAACIGPgMItIKAQDeEgAh3AoBAN4SACGPCwEA5xIAIZALQADuEgAhqgsEAPcSACGzCwEA3hIAIcsLQADuEgAhpgwBAOcSACGnDEAA3xIAIfkMAgDdEgAh-gxAAO4SACH7DAIA-BIAIfwMQADuEgAh_QxAAO4SACECAAAArQIAIAgAALoCACASmgoEAPcSACGxCgAAiRj5DCK1CgIA3RIAIdEKAACIGPgMItIKAQDeEgAh3AoBAN4SACGPCwEA5xIAIZALQADuEgAhqgsEAPcSACGzCwEA3hIAIcsLQADuEgAhpgwBAOcSACGnDEAA3xIAIfkMAgDdEgAh-gxAAO4SACH7DAIA-BIAIfwMQADuEgAh_QxAAO4SACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAACDGAAgFgAAhhgAIBcAAIUYACA4AACEGAAgOQAAhxgAII8LAADjEgAgkAsAAOMSACDLCwAA4xIAIKYMAADjEgAg-gwAAOMSACD7DAAA4xIAIPwMAADjEgAg_QwAAOMSACAVlwoAAKESADCYCgAAwwIAEJkKAAChEgAwmgoEAIsQACGxCgAAoxL5DCK1CgIA5w8AIdEKAACiEvgMItIKAQDoDwAh3AoBAOgPACGPCwEA-Q8AIZALQACBEAAhqgsEAIsQACGzCwEA6A8AIcsLQACBEAAhpgwBAPkPACGnDEAA6Q8AIfkMAgDnDwAh-gxAAIEQACH7DAIAjRAAIfwMQACBEAAh_QxAAIEQACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAAnhIAIJcKAACcEgAwmAoAAM4CABCZCgAAnBIAMJ0KQAD0DwAhqwpAAIgQACGxCgAAnRLuDCL0CgQAoxAAIa4LAQDzDwAhtQsBAAAAAZ8MAgDyDwAh7gxAAIgQACHvDAEA_g8AIfAMQACIEAAh8QxAAIgQACHyDEAAiBAAIfMMAgDyDwAh9AxAAIgQACH1DEAAiBAAIfYMQACIEAAhAQAAAMYCACAK3AEAAKASACCXCgAAnxIAMJgKAADIAgAQmQoAAJ8SADCaCgQAoxAAIbMLAQDzDwAhtQsBAPMPACGcDAEA8w8AIZ0MAQDzDwAhngwCAPIPACEB3AEAAIIYACAK3AEAAKASACCXCgAAnxIAMJgKAADIAgAQmQoAAJ8SADCaCgQAAAABswsBAPMPACG1CwEA8w8AIZwMAQDzDwAhnQwBAPMPACGeDAIA8g8AIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAACeEgAglwoAAJwSADCYCgAAzgIAEJkKAACcEgAwnQpAAPQPACGrCkAAiBAAIbEKAACdEu4MIvQKBACjEAAhrgsBAPMPACG1CwEA8w8AIZ8MAgDyDwAh7gxAAIgQACHvDAEA_g8AIfAMQACIEAAh8QxAAIgQACHyDEAAiBAAIfMMAgDyDwAh9AxAAIgQACH1DEAAiBAAIfYMQACIEAAhCt0BAACBGAAgqwoAAOMSACDuDAAA4xIAIO8MAADjEgAg8AwAAOMSACDxDAAA4xIAIPIMAADjEgAg9AwAAOMSACD1DAAA4xIAIPYMAADjEgAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAACAGAAgnQpAAAAAAasKQAAAAAGxCgAAAO4MAvQKBAAAAAGuCwEAAAABtQsBAAAAAZ8MAgAAAAHuDEAAAAAB7wwBAAAAAfAMQAAAAAHxDEAAAAAB8gxAAAAAAfMMAgAAAAH0DEAAAAAB9QxAAAAAAfYMQAAAAAEBCAAA0wIAIBCdCkAAAAABqwpAAAAAAbEKAAAA7gwC9AoEAAAAAa4LAQAAAAG1CwEAAAABnwwCAAAAAe4MQAAAAAHvDAEAAAAB8AxAAAAAAfEMQAAAAAHyDEAAAAAB8wwCAAAAAfQMQAAAAAH1DEAAAAAB9gxAAAAAAQEIAADVAgAwAQgAANUCADAR3QEAAPMXACCdCkAA3xIAIasKQADuEgAhsQoAAPIX7gwi9AoEAPcSACGuCwEA3hIAIbULAQDeEgAhnwwCAN0SACHuDEAA7hIAIe8MAQDnEgAh8AxAAO4SACHxDEAA7hIAIfIMQADuEgAh8wwCAN0SACH0DEAA7hIAIfUMQADuEgAh9gxAAO4SACECAAAAxgIAIAgAANgCACAQnQpAAN8SACGrCkAA7hIAIbEKAADyF-4MIvQKBAD3EgAhrgsBAN4SACG1CwEA3hIAIZ8MAgDdEgAh7gxAAO4SACHvDAEA5xIAIfAMQADuEgAh8QxAAO4SACHyDEAA7hIAIfMMAgDdEgAh9AxAAO4SACH1DEAA7hIAIfYMQADuEgAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAA7RcAIBYAAPAXACAXAADvFwAgOAAA7hcAIDkAAPEXACCrCgAA4xIAIO4MAADjEgAg7wwAAOMSACDwDAAA4xIAIPEMAADjEgAg8gwAAOMSACD0DAAA4xIAIPUMAADjEgAg9gwAAOMSACATlwoAAJgSADCYCgAA4QIAEJkKAACYEgAwnQpAAOkPACGrCkAAgRAAIbEKAACZEu4MIvQKBACLEAAhrgsBAOgPACG1CwEA6A8AIZ8MAgDnDwAh7gxAAIEQACHvDAEA-Q8AIfAMQACBEAAh8QxAAIEQACHyDEAAgRAAIfMMAgDnDwAh9AxAAIEQACH1DEAAgRAAIfYMQACBEAAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAADsFwAgmgoEAAAAAbMLAQAAAAG1CwEAAAABnAwBAAAAAZ0MAQAAAAGeDAIAAAABAQgAAOkCACAGmgoEAAAAAbMLAQAAAAG1CwEAAAABnAwBAAAAAZ0MAQAAAAGeDAIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAA6xcAIJoKBAD3EgAhswsBAN4SACG1CwEA3hIAIZwMAQDeEgAhnQwBAN4SACGeDAIA3RIAIQIAAADKAgAgCAAA7gIAIAaaCgQA9xIAIbMLAQDeEgAhtQsBAN4SACGcDAEA3hIAIZ0MAQDeEgAhngwCAN0SACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAADmFwAgFgAA6RcAIBcAAOgXACA4AADnFwAgOQAA6hcAIAmXCgAAlxIAMJgKAAD3AgAQmQoAAJcSADCaCgQAixAAIbMLAQDoDwAhtQsBAOgPACGcDAEA6A8AIZ0MAQDoDwAhngwCAOcPACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBCXCgAAlhIAMJgKAAD9AgAQmQoAAJYSADCdCkAA9A8AIbEKAQD-DwAh0goBAAAAAZILQAD0DwAh4QwBAPMPACHlDAEA8w8AIeYMAQDzDwAh5wwBAPMPACHoDAEA_g8AIekMAQDzDwAh6gwBAPMPACHrDAEA8w8AIewMQACIEAAhAQAAAPoCACABAAAA-gIAIBCXCgAAlhIAMJgKAAD9AgAQmQoAAJYSADCdCkAA9A8AIbEKAQD-DwAh0goBAPMPACGSC0AA9A8AIeEMAQDzDwAh5QwBAPMPACHmDAEA8w8AIecMAQDzDwAh6AwBAP4PACHpDAEA8w8AIeoMAQDzDwAh6wwBAPMPACHsDEAAiBAAIQOxCgAA4xIAIOgMAADjEgAg7AwAAOMSACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACANnQpAAAAAAbEKAQAAAAHSCgEAAAABkgtAAAAAAeEMAQAAAAHlDAEAAAAB5gwBAAAAAecMAQAAAAHoDAEAAAAB6QwBAAAAAeoMAQAAAAHrDAEAAAAB7AxAAAAAAQEIAACCAwAgDZ0KQAAAAAGxCgEAAAAB0goBAAAAAZILQAAAAAHhDAEAAAAB5QwBAAAAAeYMAQAAAAHnDAEAAAAB6AwBAAAAAekMAQAAAAHqDAEAAAAB6wwBAAAAAewMQAAAAAEBCAAAhAMAMAEIAACEAwAwDZ0KQADfEgAhsQoBAOcSACHSCgEA3hIAIZILQADfEgAh4QwBAN4SACHlDAEA3hIAIeYMAQDeEgAh5wwBAN4SACHoDAEA5xIAIekMAQDeEgAh6gwBAN4SACHrDAEA3hIAIewMQADuEgAhAgAAAPoCACAIAACHAwAgDZ0KQADfEgAhsQoBAOcSACHSCgEA3hIAIZILQADfEgAh4QwBAN4SACHlDAEA3hIAIeYMAQDeEgAh5wwBAN4SACHoDAEA5xIAIekMAQDeEgAh6gwBAN4SACHrDAEA3hIAIewMQADuEgAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAA4xcAIBYAAOUXACAXAADkFwAgsQoAAOMSACDoDAAA4xIAIOwMAADjEgAgEJcKAACVEgAwmAoAAJADABCZCgAAlRIAMJ0KQADpDwAhsQoBAPkPACHSCgEA6A8AIZILQADpDwAh4QwBAOgPACHlDAEA6A8AIeYMAQDoDwAh5wwBAOgPACHoDAEA-Q8AIekMAQDoDwAh6gwBAOgPACHrDAEA6A8AIewMQACBEAAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAMlwoAAJQSADCYCgAAlgMAEJkKAACUEgAwmgoEAAAAAasKQAD0DwAh0goBAPMPACH8CkAA9A8AIa0MQACIEAAh4QwBAPMPACHiDAABpREAIeMMAAGlEQAh5AwCAPIPACEBAAAAkwMAIAEAAACTAwAgDJcKAACUEgAwmAoAAJYDABCZCgAAlBIAMJoKBACjEAAhqwpAAPQPACHSCgEA8w8AIfwKQAD0DwAhrQxAAIgQACHhDAEA8w8AIeIMAAGlEQAh4wwAAaURACHkDAIA8g8AIQGtDAAA4xIAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAmaCgQAAAABqwpAAAAAAdIKAQAAAAH8CkAAAAABrQxAAAAAAeEMAQAAAAHiDAABAAAB4wwAAQAAAeQMAgAAAAEBCAAAmwMAIAmaCgQAAAABqwpAAAAAAdIKAQAAAAH8CkAAAAABrQxAAAAAAeEMAQAAAAHiDAABAAAB4wwAAQAAAeQMAgAAAAEBCAAAnQMAMAEIAACdAwAwCZoKBAD3EgAhqwpAAN8SACHSCgEA3hIAIfwKQADfEgAhrQxAAO4SACHhDAEA3hIAIeIMAAHmFQAh4wwAAeYVACHkDAIA3RIAIQIAAACTAwAgCAAAoAMAIAmaCgQA9xIAIasKQADfEgAh0goBAN4SACH8CkAA3xIAIa0MQADuEgAh4QwBAN4SACHiDAAB5hUAIeMMAAHmFQAh5AwCAN0SACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAADeFwAgFgAA4RcAIBcAAOAXACA4AADfFwAgOQAA4hcAIK0MAADjEgAgDJcKAACTEgAwmAoAAKkDABCZCgAAkxIAMJoKBACLEAAhqwpAAOkPACHSCgEA6A8AIfwKQADpDwAhrQxAAIEQACHhDAEA6A8AIeIMAAGcEQAh4wwAAZwRACHkDAIA5w8AIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFJcKAACSEgAwmAoAAK8DABCZCgAAkhIAMKMLQAD0DwAhsAwBAP4PACGyDAEA8w8AIbMMAAGlEQAhtQwBAAAAAbYMAQD-DwAhtwwBAP4PACHNDCAArhAAIdQMAQDzDwAh1QwBAPMPACHaDAEA8w8AIdsMAQD-DwAh3AwBAP4PACHdDAEA_g8AId4MAACFEQAg3wwAAIURACDgDEAAiBAAIQEAAACsAwAgAQAAAKwDACAUlwoAAJISADCYCgAArwMAEJkKAACSEgAwowtAAPQPACGwDAEA_g8AIbIMAQDzDwAhswwAAaURACG1DAEA8w8AIbYMAQD-DwAhtwwBAP4PACHNDCAArhAAIdQMAQDzDwAh1QwBAPMPACHaDAEA8w8AIdsMAQD-DwAh3AwBAP4PACHdDAEA_g8AId4MAACFEQAg3wwAAIURACDgDEAAiBAAIQewDAAA4xIAILYMAADjEgAgtwwAAOMSACDbDAAA4xIAINwMAADjEgAg3QwAAOMSACDgDAAA4xIAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGjC0AA3xIAIbAMAQDnEgAhsgwBAN4SACGzDAAB5hUAIbUMAQDeEgAhtgwBAOcSACG3DAEA5xIAIc0MIACBEwAh1AwBAN4SACHVDAEA3hIAIdoMAQDeEgAh2wwBAOcSACHcDAEA5xIAId0MAQDnEgAh3gwAANwXACDfDAAA3RcAIOAMQADuEgAhAgAAAKwDACAIAAC0AwAgEaMLQADfEgAhsAwBAOcSACGyDAEA3hIAIbMMAAHmFQAhtQwBAN4SACG2DAEA5xIAIbcMAQDnEgAhzQwgAIETACHUDAEA3hIAIdUMAQDeEgAh2gwBAN4SACHbDAEA5xIAIdwMAQDnEgAh3QwBAOcSACHeDAAA3BcAIN8MAADdFwAg4AxAAO4SACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAANkXACAWAADbFwAgFwAA2hcAILAMAADjEgAgtgwAAOMSACC3DAAA4xIAINsMAADjEgAg3AwAAOMSACDdDAAA4xIAIOAMAADjEgAgFJcKAACREgAwmAoAALwDABCZCgAAkRIAMKMLQADpDwAhsAwBAPkPACGyDAEA6A8AIbMMAAGcEQAhtQwBAOgPACG2DAEA-Q8AIbcMAQD5DwAhzQwgAJcQACHUDAEA6A8AIdUMAQDoDwAh2gwBAOgPACHbDAEA-Q8AIdwMAQD5DwAh3QwBAPkPACHeDAAAhREAIN8MAACFEQAg4AxAAIEQACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGXCgAAjRIAMJgKAADCAwAQmQoAAI0SADDdCwIA8g8AIbUMAQDzDwAhtgwBAP4PACHODAEA8w8AIc8MAgDyDwAh0QwAAI4S0Qwi0gwCAKsQACHTDAEA_g8AIdQMAQD-DwAh1QwBAP4PACHWDAAAqhAAINcMAgDyDwAh2AwAAI8SACDZDAAAkBIAIAEAAAC_AwAgAQAAAL8DACAPlwoAAI0SADCYCgAAwgMAEJkKAACNEgAw3QsCAPIPACG1DAEA8w8AIbYMAQD-DwAhzgwBAPMPACHPDAIA8g8AIdEMAACOEtEMItIMAgCrEAAh0wwBAP4PACHUDAEA_g8AIdUMAQD-DwAh1gwAAKoQACDXDAIA8g8AIQa2DAAA4xIAINIMAADjEgAg0wwAAOMSACDUDAAA4xIAINUMAADjEgAg1gwAAOMSACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAM3QsCAAAAAbUMAQAAAAG2DAEAAAABzgwBAAAAAc8MAgAAAAHRDAAAANEMAtIMAgAAAAHTDAEAAAAB1AwBAAAAAdUMAQAAAAHWDIAAAAAB1wwCAAAAAQEIAADHAwAgDN0LAgAAAAG1DAEAAAABtgwBAAAAAc4MAQAAAAHPDAIAAAAB0QwAAADRDALSDAIAAAAB0wwBAAAAAdQMAQAAAAHVDAEAAAAB1gyAAAAAAdcMAgAAAAEBCAAAyQMAMAEIAADJAwAwDN0LAgDdEgAhtQwBAN4SACG2DAEA5xIAIc4MAQDeEgAhzwwCAN0SACHRDAAA2BfRDCLSDAIA-BIAIdMMAQDnEgAh1AwBAOcSACHVDAEA5xIAIdYMgAAAAAHXDAIA3RIAIQIAAAC_AwAgCAAAzAMAIAzdCwIA3RIAIbUMAQDeEgAhtgwBAOcSACHODAEA3hIAIc8MAgDdEgAh0QwAANgX0Qwi0gwCAPgSACHTDAEA5xIAIdQMAQDnEgAh1QwBAOcSACHWDIAAAAAB1wwCAN0SACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAADTFwAgFgAA1hcAIBcAANUXACA4AADUFwAgOQAA1xcAILYMAADjEgAg0gwAAOMSACDTDAAA4xIAINQMAADjEgAg1QwAAOMSACDWDAAA4xIAIA-XCgAAiRIAMJgKAADVAwAQmQoAAIkSADDdCwIA5w8AIbUMAQDoDwAhtgwBAPkPACHODAEA6A8AIc8MAgDnDwAh0QwAAIoS0Qwi0gwCAI0QACHTDAEA-Q8AIdQMAQD5DwAh1QwBAPkPACHWDAAAjBAAINcMAgDnDwAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAKlwoAAIcSADCYCgAA2wMAEJkKAACHEgAwmgoBAAAAAZ0KQAD0DwAhqwpAAPQPACGuCwEA8w8AIbUMAQDzDwAhtgwBAP4PACHNDCAAiBIAIQEAAADYAwAgAQAAANgDACAKlwoAAIcSADCYCgAA2wMAEJkKAACHEgAwmgoBAPMPACGdCkAA9A8AIasKQAD0DwAhrgsBAPMPACG1DAEA8w8AIbYMAQD-DwAhzQwgAIgSACECtgwAAOMSACDNDAAA4xIAIAMAAADbAwAgAwAA3AMAMAQAANgDACADAAAA2wMAIAMAANwDADAEAADYAwAgAwAAANsDACADAADcAwAwBAAA2AMAIAeaCgEAAAABnQpAAAAAAasKQAAAAAGuCwEAAAABtQwBAAAAAbYMAQAAAAHNDCAAAAABAQgAAOADACAHmgoBAAAAAZ0KQAAAAAGrCkAAAAABrgsBAAAAAbUMAQAAAAG2DAEAAAABzQwgAAAAAQEIAADiAwAwAQgAAOIDADAHmgoBAN4SACGdCkAA3xIAIasKQADfEgAhrgsBAN4SACG1DAEA3hIAIbYMAQDnEgAhzQwgANIXACECAAAA2AMAIAgAAOUDACAHmgoBAN4SACGdCkAA3xIAIasKQADfEgAhrgsBAN4SACG1DAEA3hIAIbYMAQDnEgAhzQwgANIXACECAAAA2wMAIAgAAOcDACACAAAA2wMAIAgAAOcDACADAAAA2AMAIA8AAOADACAQAADlAwAgAQAAANgDACABAAAA2wMAIAUVAADPFwAgFgAA0RcAIBcAANAXACC2DAAA4xIAIM0MAADjEgAgCpcKAACDEgAwmAoAAO4DABCZCgAAgxIAMJoKAQDoDwAhnQpAAOkPACGrCkAA6Q8AIa4LAQDoDwAhtQwBAOgPACG2DAEA-Q8AIc0MIACEEgAhAwAAANsDACADAADtAwAwFAAA7gMAIAMAAADbAwAgAwAA3AMAMAQAANgDACAKywIAAPkRACDOAgAA-hEAIJcKAAD4EQAwmAoAAPsDABCZCgAA-BEAMJoKAQAAAAGdCkAA9A8AIbULAQDzDwAhwwwBAPMPACHKDAEAAAABAQAAAPEDACAIygIAAIISACCXCgAAgBIAMJgKAADzAwAQmQoAAIASADCdCkAA9A8AIdIKAQDzDwAhiAwBALMQACHJDAAAgRLJDCIBygIAAM0XACAJygIAAIISACCXCgAAgBIAMJgKAADzAwAQmQoAAIASADCdCkAA9A8AIdIKAQDzDwAhiAwBALMQACHJDAAAgRLJDCLMDAAA_xEAIAMAAADzAwAgAwAA9AMAMAQAAPUDACARygIAAP0RACDNAgAA_hEAIJcKAAD7EQAwmAoAAPcDABCZCgAA-xEAMJoKAQCzEAAhnQpAAPQPACGrCkAAiBAAIbIKAQD-DwAhvgsAAPwRxQwiiAwBAKcRACHBDAQAoxAAIcIMAQDzDwAhwwwBAPMPACHFDAQAoxAAIcYMBACjEAAhxwxAAIgQACEGygIAAM0XACDNAgAAzhcAIKsKAADjEgAgsgoAAOMSACCIDAAA4xIAIMcMAADjEgAgEcoCAAD9EQAgzQIAAP4RACCXCgAA-xEAMJgKAAD3AwAQmQoAAPsRADCaCgEAAAABnQpAAPQPACGrCkAAiBAAIbIKAQD-DwAhvgsAAPwRxQwiiAwBAKcRACHBDAQAoxAAIcIMAQAAAAHDDAEA8w8AIcUMBACjEAAhxgwEAKMQACHHDEAAiBAAIQMAAAD3AwAgAwAA-AMAMAQAAPkDACAKywIAAPkRACDOAgAA-hEAIJcKAAD4EQAwmAoAAPsDABCZCgAA-BEAMJoKAQCzEAAhnQpAAPQPACG1CwEA8w8AIcMMAQDzDwAhygwBAPMPACEBAAAA-wMAIAnMAgAA9xEAIJcKAAD2EQAwmAoAAP0DABCZCgAA9hEAMJoKAQCzEAAhnQpAAPQPACHSCgEA8w8AIcAMAQCzEAAhwQwEAKMQACEBzAIAAMwXACAKzAIAAPcRACCXCgAA9hEAMJgKAAD9AwAQmQoAAPYRADCaCgEAAAABnQpAAPQPACHSCgEA8w8AIcAMAQCzEAAhwQwEAKMQACHLDAAA9REAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACABAAAA_QMAIAEAAADzAwAgAQAAAPcDACABAAAA8QMAIALLAgAAyhcAIM4CAADLFwAgAwAAAPsDACADAACFBAAwBAAA8QMAIAMAAAD7AwAgAwAAhQQAMAQAAPEDACADAAAA-wMAIAMAAIUEADAEAADxAwAgB8sCAADIFwAgzgIAAMkXACCaCgEAAAABnQpAAAAAAbULAQAAAAHDDAEAAAABygwBAAAAAQEIAACJBAAgBZoKAQAAAAGdCkAAAAABtQsBAAAAAcMMAQAAAAHKDAEAAAABAQgAAIsEADABCAAAiwQAMAfLAgAArhcAIM4CAACvFwAgmgoBAN4SACGdCkAA3xIAIbULAQDeEgAhwwwBAN4SACHKDAEA3hIAIQIAAADxAwAgCAAAjgQAIAWaCgEA3hIAIZ0KQADfEgAhtQsBAN4SACHDDAEA3hIAIcoMAQDeEgAhAgAAAPsDACAIAACQBAAgAgAAAPsDACAIAACQBAAgAwAAAPEDACAPAACJBAAgEAAAjgQAIAEAAADxAwAgAQAAAPsDACADFQAAqxcAIBYAAK0XACAXAACsFwAgCJcKAAD0EQAwmAoAAJcEABCZCgAA9BEAMJoKAQCwEAAhnQpAAOkPACG1CwEA6A8AIcMMAQDoDwAhygwBAOgPACEDAAAA-wMAIAMAAJYEADAUAACXBAAgAwAAAPsDACADAACFBAAwBAAA8QMAIAEAAAD1AwAgAQAAAPUDACADAAAA8wMAIAMAAPQDADAEAAD1AwAgAwAAAPMDACADAAD0AwAwBAAA9QMAIAMAAADzAwAgAwAA9AMAMAQAAPUDACAFygIAAKoXACCdCkAAAAAB0goBAAAAAYgMAQAAAAHJDAAAAMkMAgEIAACfBAAgBJ0KQAAAAAHSCgEAAAABiAwBAAAAAckMAAAAyQwCAQgAAKEEADABCAAAoQQAMAXKAgAAqRcAIJ0KQADfEgAh0goBAN4SACGIDAEA3hIAIckMAACoF8kMIgIAAAD1AwAgCAAApAQAIASdCkAA3xIAIdIKAQDeEgAhiAwBAN4SACHJDAAAqBfJDCICAAAA8wMAIAgAAKYEACACAAAA8wMAIAgAAKYEACADAAAA9QMAIA8AAJ8EACAQAACkBAAgAQAAAPUDACABAAAA8wMAIAMVAAClFwAgFgAApxcAIBcAAKYXACAHlwoAAPARADCYCgAArQQAEJkKAADwEQAwnQpAAOkPACHSCgEA6A8AIYgMAQCwEAAhyQwAAPERyQwiAwAAAPMDACADAACsBAAwFAAArQQAIAMAAADzAwAgAwAA9AMAMAQAAPUDACABAAAA-QMAIAEAAAD5AwAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAMAAAD3AwAgAwAA-AMAMAQAAPkDACADAAAA9wMAIAMAAPgDADAEAAD5AwAgDsoCAACjFwAgzQIAAKQXACCaCgEAAAABnQpAAAAAAasKQAAAAAGyCgEAAAABvgsAAADFDAKIDAEAAAABwQwEAAAAAcIMAQAAAAHDDAEAAAABxQwEAAAAAcYMBAAAAAHHDEAAAAABAQgAALUEACAMmgoBAAAAAZ0KQAAAAAGrCkAAAAABsgoBAAAAAb4LAAAAxQwCiAwBAAAAAcEMBAAAAAHCDAEAAAABwwwBAAAAAcUMBAAAAAHGDAQAAAABxwxAAAAAAQEIAAC3BAAwAQgAALcEADABAAAA-wMAIA7KAgAAlRcAIM0CAACWFwAgmgoBAN4SACGdCkAA3xIAIasKQADuEgAhsgoBAOcSACG-CwAAlBfFDCKIDAEA5xIAIcEMBAD3EgAhwgwBAN4SACHDDAEA3hIAIcUMBAD3EgAhxgwEAPcSACHHDEAA7hIAIQIAAAD5AwAgCAAAuwQAIAyaCgEA3hIAIZ0KQADfEgAhqwpAAO4SACGyCgEA5xIAIb4LAACUF8UMIogMAQDnEgAhwQwEAPcSACHCDAEA3hIAIcMMAQDeEgAhxQwEAPcSACHGDAQA9xIAIccMQADuEgAhAgAAAPcDACAIAAC9BAAgAgAAAPcDACAIAAC9BAAgAQAAAPsDACADAAAA-QMAIA8AALUEACAQAAC7BAAgAQAAAPkDACABAAAA9wMAIAkVAACPFwAgFgAAkhcAIBcAAJEXACA4AACQFwAgOQAAkxcAIKsKAADjEgAgsgoAAOMSACCIDAAA4xIAIMcMAADjEgAgD5cKAADsEQAwmAoAAMUEABCZCgAA7BEAMJoKAQCwEAAhnQpAAOkPACGrCkAAgRAAIbIKAQD5DwAhvgsAAO0RxQwiiAwBAJ4RACHBDAQAixAAIcIMAQDoDwAhwwwBAOgPACHFDAQAixAAIcYMBACLEAAhxwxAAIEQACEDAAAA9wMAIAMAAMQEADAUAADFBAAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAEAAAD_AwAgAQAAAP8DACADAAAA_QMAIAMAAP4DADAEAAD_AwAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACAGzAIAAI4XACCaCgEAAAABnQpAAAAAAdIKAQAAAAHADAEAAAABwQwEAAAAAQEIAADNBAAgBZoKAQAAAAGdCkAAAAAB0goBAAAAAcAMAQAAAAHBDAQAAAABAQgAAM8EADABCAAAzwQAMAbMAgAAjRcAIJoKAQDeEgAhnQpAAN8SACHSCgEA3hIAIcAMAQDeEgAhwQwEAPcSACECAAAA_wMAIAgAANIEACAFmgoBAN4SACGdCkAA3xIAIdIKAQDeEgAhwAwBAN4SACHBDAQA9xIAIQIAAAD9AwAgCAAA1AQAIAIAAAD9AwAgCAAA1AQAIAMAAAD_AwAgDwAAzQQAIBAAANIEACABAAAA_wMAIAEAAAD9AwAgBRUAAIgXACAWAACLFwAgFwAAihcAIDgAAIkXACA5AACMFwAgCJcKAADrEQAwmAoAANsEABCZCgAA6xEAMJoKAQCwEAAhnQpAAOkPACHSCgEA6A8AIcAMAQCwEAAhwQwEAIsQACEDAAAA_QMAIAMAANoEADAUAADbBAAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAeXCgAA6hEAMJgKAADhBAAQmQoAAOoRADC1DAEAAAABvQxAAPQPACG-DEAAiBAAIb8MAQD-DwAhAQAAAN4EACABAAAA3gQAIAeXCgAA6hEAMJgKAADhBAAQmQoAAOoRADC1DAEA8w8AIb0MQAD0DwAhvgxAAIgQACG_DAEA_g8AIQK-DAAA4xIAIL8MAADjEgAgAwAAAOEEACADAADiBAAwBAAA3gQAIAMAAADhBAAgAwAA4gQAMAQAAN4EACADAAAA4QQAIAMAAOIEADAEAADeBAAgBLUMAQAAAAG9DEAAAAABvgxAAAAAAb8MAQAAAAEBCAAA5gQAIAS1DAEAAAABvQxAAAAAAb4MQAAAAAG_DAEAAAABAQgAAOgEADABCAAA6AQAMAS1DAEA3hIAIb0MQADfEgAhvgxAAO4SACG_DAEA5xIAIQIAAADeBAAgCAAA6wQAIAS1DAEA3hIAIb0MQADfEgAhvgxAAO4SACG_DAEA5xIAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADeBAAgDwAA5gQAIBAAAOsEACABAAAA3gQAIAEAAADhBAAgBRUAAIUXACAWAACHFwAgFwAAhhcAIL4MAADjEgAgvwwAAOMSACAHlwoAAOkRADCYCgAA9AQAEJkKAADpEQAwtQwBAOgPACG9DEAA6Q8AIb4MQACBEAAhvwwBAPkPACEDAAAA4QQAIAMAAPMEADAUAAD0BAAgAwAAAOEEACADAADiBAAwBAAA3gQAIA6gAwAA5REAIJcKAADkEQAwmAoAAP8EABCZCgAA5BEAMJoKAgAAAAGwDAEA8w8AIbQMAQDzDwAhtQwBAAAAAbYMAQDzDwAhtwwBAPMPACG4DAEA_g8AIbkMAQD-DwAhugwAAIURACC7DCAArhAAIQEAAAD3BAAgD58DAADoEQAglwoAAOcRADCYCgAA-QQAEJkKAADnEQAwmgoCAPIPACGFCwEA_g8AIekLAQDzDwAhgAwBAPMPACGsDAABpREAIa4MAgDyDwAhrwwBAPMPACGwDAEA8w8AIbEMAQD-DwAhsgwBAP4PACGzDAABphEAIQWfAwAAhBcAIIULAADjEgAgsQwAAOMSACCyDAAA4xIAILMMAADjEgAgEJ8DAADoEQAglwoAAOcRADCYCgAA-QQAEJkKAADnEQAwmgoCAAAAAYULAQD-DwAh6QsBAPMPACGADAEA8w8AIawMAAGlEQAhrgwCAPIPACGvDAEA8w8AIbAMAQDzDwAhsQwBAP4PACGyDAEA_g8AIbMMAAGmEQAhvAwAAOYRACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAQAAAPkEACABAAAA9wQAIA6gAwAA5REAIJcKAADkEQAwmAoAAP8EABCZCgAA5BEAMJoKAgDyDwAhsAwBAPMPACG0DAEA8w8AIbUMAQDzDwAhtgwBAPMPACG3DAEA8w8AIbgMAQD-DwAhuQwBAP4PACG6DAAAhREAILsMIACuEAAhA6ADAACDFwAguAwAAOMSACC5DAAA4xIAIAMAAAD_BAAgAwAAgAUAMAQAAPcEACADAAAA_wQAIAMAAIAFADAEAAD3BAAgAwAAAP8EACADAACABQAwBAAA9wQAIAugAwAAghcAIJoKAgAAAAGwDAEAAAABtAwBAAAAAbUMAQAAAAG2DAEAAAABtwwBAAAAAbgMAQAAAAG5DAEAAAABugwAAIEXACC7DCAAAAABAQgAAIQFACAKmgoCAAAAAbAMAQAAAAG0DAEAAAABtQwBAAAAAbYMAQAAAAG3DAEAAAABuAwBAAAAAbkMAQAAAAG6DAAAgRcAILsMIAAAAAEBCAAAhgUAMAEIAACGBQAwC6ADAAD0FgAgmgoCAN0SACGwDAEA3hIAIbQMAQDeEgAhtQwBAN4SACG2DAEA3hIAIbcMAQDeEgAhuAwBAOcSACG5DAEA5xIAIboMAADzFgAguwwgAIETACECAAAA9wQAIAgAAIkFACAKmgoCAN0SACGwDAEA3hIAIbQMAQDeEgAhtQwBAN4SACG2DAEA3hIAIbcMAQDeEgAhuAwBAOcSACG5DAEA5xIAIboMAADzFgAguwwgAIETACECAAAA_wQAIAgAAIsFACACAAAA_wQAIAgAAIsFACADAAAA9wQAIA8AAIQFACAQAACJBQAgAQAAAPcEACABAAAA_wQAIAcVAADuFgAgFgAA8RYAIBcAAPAWACA4AADvFgAgOQAA8hYAILgMAADjEgAguQwAAOMSACANlwoAAOMRADCYCgAAkgUAEJkKAADjEQAwmgoCAOcPACGwDAEA6A8AIbQMAQDoDwAhtQwBAOgPACG2DAEA6A8AIbcMAQDoDwAhuAwBAPkPACG5DAEA-Q8AIboMAACFEQAguwwgAJcQACEDAAAA_wQAIAMAAJEFADAUAACSBQAgAwAAAP8EACADAACABQAwBAAA9wQAIAEAAAD7BAAgAQAAAPsEACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAwAAAPkEACADAAD6BAAwBAAA-wQAIAMAAAD5BAAgAwAA-gQAMAQAAPsEACAMnwMAAO0WACCaCgIAAAABhQsBAAAAAekLAQAAAAGADAEAAAABrAwAAQAAAa4MAgAAAAGvDAEAAAABsAwBAAAAAbEMAQAAAAGyDAEAAAABswwAAQAAAQEIAACaBQAgC5oKAgAAAAGFCwEAAAAB6QsBAAAAAYAMAQAAAAGsDAABAAABrgwCAAAAAa8MAQAAAAGwDAEAAAABsQwBAAAAAbIMAQAAAAGzDAABAAABAQgAAJwFADABCAAAnAUAMAyfAwAA7BYAIJoKAgDdEgAhhQsBAOcSACHpCwEA3hIAIYAMAQDeEgAhrAwAAeYVACGuDAIA3RIAIa8MAQDeEgAhsAwBAN4SACGxDAEA5xIAIbIMAQDnEgAhswwAAecVACECAAAA-wQAIAgAAJ8FACALmgoCAN0SACGFCwEA5xIAIekLAQDeEgAhgAwBAN4SACGsDAAB5hUAIa4MAgDdEgAhrwwBAN4SACGwDAEA3hIAIbEMAQDnEgAhsgwBAOcSACGzDAAB5xUAIQIAAAD5BAAgCAAAoQUAIAIAAAD5BAAgCAAAoQUAIAMAAAD7BAAgDwAAmgUAIBAAAJ8FACABAAAA-wQAIAEAAAD5BAAgCRUAAOcWACAWAADqFgAgFwAA6RYAIDgAAOgWACA5AADrFgAghQsAAOMSACCxDAAA4xIAILIMAADjEgAgswwAAOMSACAOlwoAAOIRADCYCgAAqAUAEJkKAADiEQAwmgoCAOcPACGFCwEA-Q8AIekLAQDoDwAhgAwBAOgPACGsDAABnBEAIa4MAgDnDwAhrwwBAOgPACGwDAEA6A8AIbEMAQD5DwAhsgwBAPkPACGzDAABnREAIQMAAAD5BAAgAwAApwUAMBQAAKgFACADAAAA-QQAIAMAAPoEADAEAAD7BAAgBYcGBACjEAAhlwoAAOERADCYCgAArgUAEJkKAADhEQAwmgoCAAAAAQEAAACrBQAgAQAAAKsFACAFhwYEAKMQACGXCgAA4REAMJgKAACuBQAQmQoAAOERADCaCgIA8g8AIQADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAMAAACuBQAgAwAArwUAMAQAAKsFACAChwYEAAAAAZoKAgAAAAEBCAAAswUAIAKHBgQAAAABmgoCAAAAAQEIAAC1BQAwAQgAALUFADAChwYEAPcSACGaCgIA3RIAIQIAAACrBQAgCAAAuAUAIAKHBgQA9xIAIZoKAgDdEgAhAgAAAK4FACAIAAC6BQAgAgAAAK4FACAIAAC6BQAgAwAAAKsFACAPAACzBQAgEAAAuAUAIAEAAACrBQAgAQAAAK4FACAFFQAA4hYAIBYAAOUWACAXAADkFgAgOAAA4xYAIDkAAOYWACAFhwYEAIsQACGXCgAA4BEAMJgKAADBBQAQmQoAAOARADCaCgIA5w8AIQMAAACuBQAgAwAAwAUAMBQAAMEFACADAAAArgUAIAMAAK8FADAEAACrBQAgB5cKAADfEQAwmAoAAMcFABCZCgAA3xEAMKsKQAD0DwAhiAsBAPMPACH0CwEAAAABrQxAAPQPACEBAAAAxAUAIAEAAADEBQAgB5cKAADfEQAwmAoAAMcFABCZCgAA3xEAMKsKQAD0DwAhiAsBAPMPACH0CwEA8w8AIa0MQAD0DwAhAAMAAADHBQAgAwAAyAUAMAQAAMQFACADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIASrCkAAAAABiAsBAAAAAfQLAQAAAAGtDEAAAAABAQgAAMwFACAEqwpAAAAAAYgLAQAAAAH0CwEAAAABrQxAAAAAAQEIAADOBQAwAQgAAM4FADAEqwpAAN8SACGICwEA3hIAIfQLAQDeEgAhrQxAAN8SACECAAAAxAUAIAgAANEFACAEqwpAAN8SACGICwEA3hIAIfQLAQDeEgAhrQxAAN8SACECAAAAxwUAIAgAANMFACACAAAAxwUAIAgAANMFACADAAAAxAUAIA8AAMwFACAQAADRBQAgAQAAAMQFACABAAAAxwUAIAMVAADfFgAgFgAA4RYAIBcAAOAWACAHlwoAAN4RADCYCgAA2gUAEJkKAADeEQAwqwpAAOkPACGICwEA6A8AIfQLAQDoDwAhrQxAAOkPACEDAAAAxwUAIAMAANkFADAUAADaBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAeXCgAA3REAMJgKAADgBQAQmQoAAN0RADCdCkAA9A8AIasKQAD0DwAhyQoAAQAAAYgLAQDzDwAhAQAAAN0FACABAAAA3QUAIAeXCgAA3REAMJgKAADgBQAQmQoAAN0RADCdCkAA9A8AIasKQAD0DwAhyQoAAaURACGICwEA8w8AIQADAAAA4AUAIAMAAOEFADAEAADdBQAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAEnQpAAAAAAasKQAAAAAHJCgABAAABiAsBAAAAAQEIAADlBQAgBJ0KQAAAAAGrCkAAAAAByQoAAQAAAYgLAQAAAAEBCAAA5wUAMAEIAADnBQAwBJ0KQADfEgAhqwpAAN8SACHJCgAB5hUAIYgLAQDeEgAhAgAAAN0FACAIAADqBQAgBJ0KQADfEgAhqwpAAN8SACHJCgAB5hUAIYgLAQDeEgAhAgAAAOAFACAIAADsBQAgAgAAAOAFACAIAADsBQAgAwAAAN0FACAPAADlBQAgEAAA6gUAIAEAAADdBQAgAQAAAOAFACADFQAA3BYAIBYAAN4WACAXAADdFgAgB5cKAADcEQAwmAoAAPMFABCZCgAA3BEAMJ0KQADpDwAhqwpAAOkPACHJCgABnBEAIYgLAQDoDwAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACARlwoAANsRADCYCgAA-QUAEJkKAADbEQAwmgoBAAAAAZ0KQAD0DwAh0goBAPMPACGTC0AAiBAAIdcLAQDzDwAh6QsBAP4PACHvCwEA_g8AIYAMAQDzDwAhggwBAPMPACGoDAEA8w8AIakMAAC9EAAgqgwBAPMPACGrDAEA8w8AIawMAQD-DwAhAQAAAPYFACABAAAA9gUAIBGXCgAA2xEAMJgKAAD5BQAQmQoAANsRADCaCgEAsxAAIZ0KQAD0DwAh0goBAPMPACGTC0AAiBAAIdcLAQDzDwAh6QsBAP4PACHvCwEA_g8AIYAMAQDzDwAhggwBAPMPACGoDAEA8w8AIakMAAC9EAAgqgwBAPMPACGrDAEA8w8AIawMAQD-DwAhBJMLAADjEgAg6QsAAOMSACDvCwAA4xIAIKwMAADjEgAgAwAAAPkFACADAAD6BQAwBAAA9gUAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgDpoKAQAAAAGdCkAAAAAB0goBAAAAAZMLQAAAAAHXCwEAAAAB6QsBAAAAAe8LAQAAAAGADAEAAAABggwBAAAAAagMAQAAAAGpDIAAAAABqgwBAAAAAasMAQAAAAGsDAEAAAABAQgAAP4FACAOmgoBAAAAAZ0KQAAAAAHSCgEAAAABkwtAAAAAAdcLAQAAAAHpCwEAAAAB7wsBAAAAAYAMAQAAAAGCDAEAAAABqAwBAAAAAakMgAAAAAGqDAEAAAABqwwBAAAAAawMAQAAAAEBCAAAgAYAMAEIAACABgAwDpoKAQDeEgAhnQpAAN8SACHSCgEA3hIAIZMLQADuEgAh1wsBAN4SACHpCwEA5xIAIe8LAQDnEgAhgAwBAN4SACGCDAEA3hIAIagMAQDeEgAhqQyAAAAAAaoMAQDeEgAhqwwBAN4SACGsDAEA5xIAIQIAAAD2BQAgCAAAgwYAIA6aCgEA3hIAIZ0KQADfEgAh0goBAN4SACGTC0AA7hIAIdcLAQDeEgAh6QsBAOcSACHvCwEA5xIAIYAMAQDeEgAhggwBAN4SACGoDAEA3hIAIakMgAAAAAGqDAEA3hIAIasMAQDeEgAhrAwBAOcSACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAcVAADZFgAgFgAA2xYAIBcAANoWACCTCwAA4xIAIOkLAADjEgAg7wsAAOMSACCsDAAA4xIAIBGXCgAA2hEAMJgKAACMBgAQmQoAANoRADCaCgEAsBAAIZ0KQADpDwAh0goBAOgPACGTC0AAgRAAIdcLAQDoDwAh6QsBAPkPACHvCwEA-Q8AIYAMAQDoDwAhggwBAOgPACGoDAEA6A8AIakMAAC3EAAgqgwBAOgPACGrDAEA6A8AIawMAQD5DwAhAwAAAPkFACADAACLBgAwFAAAjAYAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACAFlwoAANkRADCYCgAAkgYAEJkKAADZEQAwtQsBAAAAAdoLQAD0DwAhAQAAAI8GACABAAAAjwYAIAWXCgAA2REAMJgKAACSBgAQmQoAANkRADC1CwEA8w8AIdoLQAD0DwAhAAMAAACSBgAgAwAAkwYAMAQAAI8GACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIAK1CwEAAAAB2gtAAAAAAQEIAACXBgAgArULAQAAAAHaC0AAAAABAQgAAJkGADABCAAAmQYAMAK1CwEA3hIAIdoLQADfEgAhAgAAAI8GACAIAACcBgAgArULAQDeEgAh2gtAAN8SACECAAAAkgYAIAgAAJ4GACACAAAAkgYAIAgAAJ4GACADAAAAjwYAIA8AAJcGACAQAACcBgAgAQAAAI8GACABAAAAkgYAIAMVAADWFgAgFgAA2BYAIBcAANcWACAFlwoAANgRADCYCgAApQYAEJkKAADYEQAwtQsBAOgPACHaC0AA6Q8AIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgCZcKAADWEQAwmAoAAKsGABCZCgAA1hEAMLEKAADXEaYMItwKAQAAAAGTC0AAiBAAIeoLAQDzDwAhpgwBAAAAAacMQAD0DwAhAQAAAKgGACABAAAAqAYAIAmXCgAA1hEAMJgKAACrBgAQmQoAANYRADCxCgAA1xGmDCLcCgEA8w8AIZMLQACIEAAh6gsBAPMPACGmDAEA_g8AIacMQAD0DwAhApMLAADjEgAgpgwAAOMSACADAAAAqwYAIAMAAKwGADAEAACoBgAgAwAAAKsGACADAACsBgAwBAAAqAYAIAMAAACrBgAgAwAArAYAMAQAAKgGACAGsQoAAACmDALcCgEAAAABkwtAAAAAAeoLAQAAAAGmDAEAAAABpwxAAAAAAQEIAACwBgAgBrEKAAAApgwC3AoBAAAAAZMLQAAAAAHqCwEAAAABpgwBAAAAAacMQAAAAAEBCAAAsgYAMAEIAACyBgAwBrEKAADVFqYMItwKAQDeEgAhkwtAAO4SACHqCwEA3hIAIaYMAQDnEgAhpwxAAN8SACECAAAAqAYAIAgAALUGACAGsQoAANUWpgwi3AoBAN4SACGTC0AA7hIAIeoLAQDeEgAhpgwBAOcSACGnDEAA3xIAIQIAAACrBgAgCAAAtwYAIAIAAACrBgAgCAAAtwYAIAMAAACoBgAgDwAAsAYAIBAAALUGACABAAAAqAYAIAEAAACrBgAgBRUAANIWACAWAADUFgAgFwAA0xYAIJMLAADjEgAgpgwAAOMSACAJlwoAANIRADCYCgAAvgYAEJkKAADSEQAwsQoAANMRpgwi3AoBAOgPACGTC0AAgRAAIeoLAQDoDwAhpgwBAPkPACGnDEAA6Q8AIQMAAACrBgAgAwAAvQYAMBQAAL4GACADAAAAqwYAIAMAAKwGADAEAACoBgAgCJcKAADQEQAwmAoAAMQGABCZCgAA0BEAMJ0KQAD0DwAh3QsCAPIPACHeCwEAsxAAIaMMAQDzDwAhpAwAANERACABAAAAwQYAIAEAAADBBgAgB5cKAADQEQAwmAoAAMQGABCZCgAA0BEAMJ0KQAD0DwAh3QsCAPIPACHeCwEAsxAAIaMMAQDzDwAhAAMAAADEBgAgAwAAxQYAMAQAAMEGACADAAAAxAYAIAMAAMUGADAEAADBBgAgAwAAAMQGACADAADFBgAwBAAAwQYAIASdCkAAAAAB3QsCAAAAAd4LAQAAAAGjDAEAAAABAQgAAMkGACAEnQpAAAAAAd0LAgAAAAHeCwEAAAABowwBAAAAAQEIAADLBgAwAQgAAMsGADAEnQpAAN8SACHdCwIA3RIAId4LAQDeEgAhowwBAN4SACECAAAAwQYAIAgAAM4GACAEnQpAAN8SACHdCwIA3RIAId4LAQDeEgAhowwBAN4SACECAAAAxAYAIAgAANAGACACAAAAxAYAIAgAANAGACADAAAAwQYAIA8AAMkGACAQAADOBgAgAQAAAMEGACABAAAAxAYAIAUVAADNFgAgFgAA0BYAIBcAAM8WACA4AADOFgAgOQAA0RYAIAeXCgAAzxEAMJgKAADXBgAQmQoAAM8RADCdCkAA6Q8AId0LAgDnDwAh3gsBALAQACGjDAEA6A8AIQMAAADEBgAgAwAA1gYAMBQAANcGACADAAAAxAYAIAMAAMUGADAEAADBBgAgBZcKAADOEQAwmAoAAN0GABCZCgAAzhEAMKsKQAD0DwAhogwBAAAAAQEAAADaBgAgAQAAANoGACAFlwoAAM4RADCYCgAA3QYAEJkKAADOEQAwqwpAAPQPACGiDAEA8w8AIQADAAAA3QYAIAMAAN4GADAEAADaBgAgAwAAAN0GACADAADeBgAwBAAA2gYAIAMAAADdBgAgAwAA3gYAMAQAANoGACACqwpAAAAAAaIMAQAAAAEBCAAA4gYAIAKrCkAAAAABogwBAAAAAQEIAADkBgAwAQgAAOQGADACqwpAAN8SACGiDAEA3hIAIQIAAADaBgAgCAAA5wYAIAKrCkAA3xIAIaIMAQDeEgAhAgAAAN0GACAIAADpBgAgAgAAAN0GACAIAADpBgAgAwAAANoGACAPAADiBgAgEAAA5wYAIAEAAADaBgAgAQAAAN0GACADFQAAyhYAIBYAAMwWACAXAADLFgAgBZcKAADNEQAwmAoAAPAGABCZCgAAzREAMKsKQADpDwAhogwBAOgPACEDAAAA3QYAIAMAAO8GADAUAADwBgAgAwAAAN0GACADAADeBgAwBAAA2gYAIAmXCgAAyxEAMJgKAAD2BgAQmQoAAMsRADCdCkAA9A8AIbULAQDzDwAh3gsBAPMPACHgCwEA8w8AIZwMAQDzDwAhoQwAAMwRACABAAAA8wYAIAEAAADzBgAgCJcKAADLEQAwmAoAAPYGABCZCgAAyxEAMJ0KQAD0DwAhtQsBAPMPACHeCwEA8w8AIeALAQDzDwAhnAwBAPMPACEAAwAAAPYGACADAAD3BgAwBAAA8wYAIAMAAAD2BgAgAwAA9wYAMAQAAPMGACADAAAA9gYAIAMAAPcGADAEAADzBgAgBZ0KQAAAAAG1CwEAAAAB3gsBAAAAAeALAQAAAAGcDAEAAAABAQgAAPsGACAFnQpAAAAAAbULAQAAAAHeCwEAAAAB4AsBAAAAAZwMAQAAAAEBCAAA_QYAMAEIAAD9BgAwBZ0KQADfEgAhtQsBAN4SACHeCwEA3hIAIeALAQDeEgAhnAwBAN4SACECAAAA8wYAIAgAAIAHACAFnQpAAN8SACG1CwEA3hIAId4LAQDeEgAh4AsBAN4SACGcDAEA3hIAIQIAAAD2BgAgCAAAggcAIAIAAAD2BgAgCAAAggcAIAMAAADzBgAgDwAA-wYAIBAAAIAHACABAAAA8wYAIAEAAAD2BgAgAxUAAMcWACAWAADJFgAgFwAAyBYAIAiXCgAAyhEAMJgKAACJBwAQmQoAAMoRADCdCkAA6Q8AIbULAQDoDwAh3gsBAOgPACHgCwEA6A8AIZwMAQDoDwAhAwAAAPYGACADAACIBwAwFAAAiQcAIAMAAAD2BgAgAwAA9wYAMAQAAPMGACANlwoAAMgRADCYCgAAjwcAEJkKAADIEQAwqwpAAPQPACHKCgEA8w8AIdMKAQDzDwAh1QoBAPMPACH6CgIA8g8AIa4LAQDzDwAh4AsBAPMPACHrCwEA8w8AIZwMAQDzDwAhoAwAAMkRACABAAAAjAcAIAEAAACMBwAgDJcKAADIEQAwmAoAAI8HABCZCgAAyBEAMKsKQAD0DwAhygoBAPMPACHTCgEA8w8AIdUKAQDzDwAh-goCAPIPACGuCwEA8w8AIeALAQDzDwAh6wsBAPMPACGcDAEA8w8AIQADAAAAjwcAIAMAAJAHADAEAACMBwAgAwAAAI8HACADAACQBwAwBAAAjAcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACAJqwpAAAAAAcoKAQAAAAHTCgEAAAAB1QoBAAAAAfoKAgAAAAGuCwEAAAAB4AsBAAAAAesLAQAAAAGcDAEAAAABAQgAAJQHACAJqwpAAAAAAcoKAQAAAAHTCgEAAAAB1QoBAAAAAfoKAgAAAAGuCwEAAAAB4AsBAAAAAesLAQAAAAGcDAEAAAABAQgAAJYHADABCAAAlgcAMAmrCkAA3xIAIcoKAQDeEgAh0woBAN4SACHVCgEA3hIAIfoKAgDdEgAhrgsBAN4SACHgCwEA3hIAIesLAQDeEgAhnAwBAN4SACECAAAAjAcAIAgAAJkHACAJqwpAAN8SACHKCgEA3hIAIdMKAQDeEgAh1QoBAN4SACH6CgIA3RIAIa4LAQDeEgAh4AsBAN4SACHrCwEA3hIAIZwMAQDeEgAhAgAAAI8HACAIAACbBwAgAgAAAI8HACAIAACbBwAgAwAAAIwHACAPAACUBwAgEAAAmQcAIAEAAACMBwAgAQAAAI8HACAFFQAAwhYAIBYAAMUWACAXAADEFgAgOAAAwxYAIDkAAMYWACAMlwoAAMcRADCYCgAAogcAEJkKAADHEQAwqwpAAOkPACHKCgEA6A8AIdMKAQDoDwAh1QoBAOgPACH6CgIA5w8AIa4LAQDoDwAh4AsBAOgPACHrCwEA6A8AIZwMAQDoDwAhAwAAAI8HACADAAChBwAwFAAAogcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACAG3QEAAMQRACCXCgAAwxEAMJgKAACtBwAQmQoAAMMRADC1CwEAAAABnwwCAPIPACEBAAAApQcAIAvcAQEA8w8AIeEEAADGEQAglwoAAMURADCYCgAApwcAEJkKAADFEQAwmgoEAKMQACGuCwEA8w8AIbULAQDzDwAhnAwBAPMPACGdDAEA8w8AIZ4MAgDyDwAhAeEEAADBFgAgC9wBAQDzDwAh4QQAAMYRACCXCgAAxREAMJgKAACnBwAQmQoAAMURADCaCgQAAAABrgsBAPMPACG1CwEA8w8AIZwMAQDzDwAhnQwBAPMPACGeDAIA8g8AIQMAAACnBwAgAwAAqAcAMAQAAKkHACABAAAApwcAIAEAAAClBwAgBt0BAADEEQAglwoAAMMRADCYCgAArQcAEJkKAADDEQAwtQsBAPMPACGfDAIA8g8AIQHdAQAAwBYAIAMAAACtBwAgAwAArgcAMAQAAKUHACADAAAArQcAIAMAAK4HADAEAAClBwAgAwAAAK0HACADAACuBwAwBAAApQcAIAPdAQAAvxYAILULAQAAAAGfDAIAAAABAQgAALIHACACtQsBAAAAAZ8MAgAAAAEBCAAAtAcAMAEIAAC0BwAwA90BAACyFgAgtQsBAN4SACGfDAIA3RIAIQIAAAClBwAgCAAAtwcAIAK1CwEA3hIAIZ8MAgDdEgAhAgAAAK0HACAIAAC5BwAgAgAAAK0HACAIAAC5BwAgAwAAAKUHACAPAACyBwAgEAAAtwcAIAEAAAClBwAgAQAAAK0HACAFFQAArRYAIBYAALAWACAXAACvFgAgOAAArhYAIDkAALEWACAFlwoAAMIRADCYCgAAwAcAEJkKAADCEQAwtQsBAOgPACGfDAIA5w8AIQMAAACtBwAgAwAAvwcAMBQAAMAHACADAAAArQcAIAMAAK4HADAEAAClBwAgAQAAAKkHACABAAAAqQcAIAMAAACnBwAgAwAAqAcAMAQAAKkHACADAAAApwcAIAMAAKgHADAEAACpBwAgAwAAAKcHACADAACoBwAwBAAAqQcAIAjcAQEAAAAB4QQAAKwWACCaCgQAAAABrgsBAAAAAbULAQAAAAGcDAEAAAABnQwBAAAAAZ4MAgAAAAEBCAAAyAcAIAfcAQEAAAABmgoEAAAAAa4LAQAAAAG1CwEAAAABnAwBAAAAAZ0MAQAAAAGeDAIAAAABAQgAAMoHADABCAAAygcAMAjcAQEA3hIAIeEEAACrFgAgmgoEAPcSACGuCwEA3hIAIbULAQDeEgAhnAwBAN4SACGdDAEA3hIAIZ4MAgDdEgAhAgAAAKkHACAIAADNBwAgB9wBAQDeEgAhmgoEAPcSACGuCwEA3hIAIbULAQDeEgAhnAwBAN4SACGdDAEA3hIAIZ4MAgDdEgAhAgAAAKcHACAIAADPBwAgAgAAAKcHACAIAADPBwAgAwAAAKkHACAPAADIBwAgEAAAzQcAIAEAAACpBwAgAQAAAKcHACAFFQAAphYAIBYAAKkWACAXAACoFgAgOAAApxYAIDkAAKoWACAK3AEBAOgPACGXCgAAwREAMJgKAADWBwAQmQoAAMERADCaCgQAixAAIa4LAQDoDwAhtQsBAOgPACGcDAEA6A8AIZ0MAQDoDwAhngwCAOcPACEDAAAApwcAIAMAANUHADAUAADWBwAgAwAAAKcHACADAACoBwAwBAAAqQcAIBeXCgAAvxEAMJgKAADcBwAQmQoAAL8RADCaCgEAAAABnQpAAPQPACGrCkAAiBAAIbEKAADAEZYMItEKAQDzDwAh0goBAPMPACHcCgEAAAAB9QoBAPMPACH_CkAA9A8AIZILQAD0DwAhogtAAIgQACHlC0AAiBAAIesLAQDzDwAhkQwCAPIPACGWDAAAvRAAIJcMAgDyDwAhmAwAAKoQACCZDAAAqhAAIJoMAQD-DwAhmwxAAPQPACEBAAAA2QcAIAEAAADZBwAgF5cKAAC_EQAwmAoAANwHABCZCgAAvxEAMJoKAQDzDwAhnQpAAPQPACGrCkAAiBAAIbEKAADAEZYMItEKAQDzDwAh0goBAPMPACHcCgEA8w8AIfUKAQDzDwAh_wpAAPQPACGSC0AA9A8AIaILQACIEAAh5QtAAIgQACHrCwEA8w8AIZEMAgDyDwAhlgwAAL0QACCXDAIA8g8AIZgMAACqEAAgmQwAAKoQACCaDAEA_g8AIZsMQAD0DwAhBqsKAADjEgAgogsAAOMSACDlCwAA4xIAIJgMAADjEgAgmQwAAOMSACCaDAAA4xIAIAMAAADcBwAgAwAA3QcAMAQAANkHACADAAAA3AcAIAMAAN0HADAEAADZBwAgAwAAANwHACADAADdBwAwBAAA2QcAIBSaCgEAAAABnQpAAAAAAasKQAAAAAGxCgAAAJYMAtEKAQAAAAHSCgEAAAAB3AoBAAAAAfUKAQAAAAH_CkAAAAABkgtAAAAAAaILQAAAAAHlC0AAAAAB6wsBAAAAAZEMAgAAAAGWDIAAAAABlwwCAAAAAZgMgAAAAAGZDIAAAAABmgwBAAAAAZsMQAAAAAEBCAAA4QcAIBSaCgEAAAABnQpAAAAAAasKQAAAAAGxCgAAAJYMAtEKAQAAAAHSCgEAAAAB3AoBAAAAAfUKAQAAAAH_CkAAAAABkgtAAAAAAaILQAAAAAHlC0AAAAAB6wsBAAAAAZEMAgAAAAGWDIAAAAABlwwCAAAAAZgMgAAAAAGZDIAAAAABmgwBAAAAAZsMQAAAAAEBCAAA4wcAMAEIAADjBwAwFJoKAQDeEgAhnQpAAN8SACGrCkAA7hIAIbEKAAClFpYMItEKAQDeEgAh0goBAN4SACHcCgEA3hIAIfUKAQDeEgAh_wpAAN8SACGSC0AA3xIAIaILQADuEgAh5QtAAO4SACHrCwEA3hIAIZEMAgDdEgAhlgyAAAAAAZcMAgDdEgAhmAyAAAAAAZkMgAAAAAGaDAEA5xIAIZsMQADfEgAhAgAAANkHACAIAADmBwAgFJoKAQDeEgAhnQpAAN8SACGrCkAA7hIAIbEKAAClFpYMItEKAQDeEgAh0goBAN4SACHcCgEA3hIAIfUKAQDeEgAh_wpAAN8SACGSC0AA3xIAIaILQADuEgAh5QtAAO4SACHrCwEA3hIAIZEMAgDdEgAhlgyAAAAAAZcMAgDdEgAhmAyAAAAAAZkMgAAAAAGaDAEA5xIAIZsMQADfEgAhAgAAANwHACAIAADoBwAgAgAAANwHACAIAADoBwAgAwAAANkHACAPAADhBwAgEAAA5gcAIAEAAADZBwAgAQAAANwHACALFQAAoBYAIBYAAKMWACAXAACiFgAgOAAAoRYAIDkAAKQWACCrCgAA4xIAIKILAADjEgAg5QsAAOMSACCYDAAA4xIAIJkMAADjEgAgmgwAAOMSACAXlwoAALsRADCYCgAA7wcAEJkKAAC7EQAwmgoBAOgPACGdCkAA6Q8AIasKQACBEAAhsQoAALwRlgwi0QoBAOgPACHSCgEA6A8AIdwKAQDoDwAh9QoBAOgPACH_CkAA6Q8AIZILQADpDwAhogtAAIEQACHlC0AAgRAAIesLAQDoDwAhkQwCAOcPACGWDAAAtxAAIJcMAgDnDwAhmAwAAIwQACCZDAAAjBAAIJoMAQD5DwAhmwxAAOkPACEDAAAA3AcAIAMAAO4HADAUAADvBwAgAwAAANwHACADAADdBwAwBAAA2QcAIAWXCgAAuhEAMJgKAAD1BwAQmQoAALoRADDgCwEAAAABlAxAAPQPACEBAAAA8gcAIAEAAADyBwAgBZcKAAC6EQAwmAoAAPUHABCZCgAAuhEAMOALAQDzDwAhlAxAAPQPACEAAwAAAPUHACADAAD2BwAwBAAA8gcAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACADAAAA9QcAIAMAAPYHADAEAADyBwAgAuALAQAAAAGUDEAAAAABAQgAAPoHACAC4AsBAAAAAZQMQAAAAAEBCAAA_AcAMAEIAAD8BwAwAuALAQDeEgAhlAxAAN8SACECAAAA8gcAIAgAAP8HACAC4AsBAN4SACGUDEAA3xIAIQIAAAD1BwAgCAAAgQgAIAIAAAD1BwAgCAAAgQgAIAMAAADyBwAgDwAA-gcAIBAAAP8HACABAAAA8gcAIAEAAAD1BwAgAxUAAJ0WACAWAACfFgAgFwAAnhYAIAWXCgAAuREAMJgKAACICAAQmQoAALkRADDgCwEA6A8AIZQMQADpDwAhAwAAAPUHACADAACHCAAwFAAAiAgAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACAHlwoAALgRADCYCgAAjggAEJkKAAC4EQAw4AsBAAAAAZEMAgDyDwAhkgxAAPQPACGTDEAA9A8AIQEAAACLCAAgAQAAAIsIACAHlwoAALgRADCYCgAAjggAEJkKAAC4EQAw4AsBAPMPACGRDAIA8g8AIZIMQAD0DwAhkwxAAPQPACEAAwAAAI4IACADAACPCAAwBAAAiwgAIAMAAACOCAAgAwAAjwgAMAQAAIsIACADAAAAjggAIAMAAI8IADAEAACLCAAgBOALAQAAAAGRDAIAAAABkgxAAAAAAZMMQAAAAAEBCAAAkwgAIATgCwEAAAABkQwCAAAAAZIMQAAAAAGTDEAAAAABAQgAAJUIADABCAAAlQgAMATgCwEA3hIAIZEMAgDdEgAhkgxAAN8SACGTDEAA3xIAIQIAAACLCAAgCAAAmAgAIATgCwEA3hIAIZEMAgDdEgAhkgxAAN8SACGTDEAA3xIAIQIAAACOCAAgCAAAmggAIAIAAACOCAAgCAAAmggAIAMAAACLCAAgDwAAkwgAIBAAAJgIACABAAAAiwgAIAEAAACOCAAgBRUAAJgWACAWAACbFgAgFwAAmhYAIDgAAJkWACA5AACcFgAgB5cKAAC3EQAwmAoAAKEIABCZCgAAtxEAMOALAQDoDwAhkQwCAOcPACGSDEAA6Q8AIZMMQADpDwAhAwAAAI4IACADAACgCAAwFAAAoQgAIAMAAACOCAAgAwAAjwgAMAQAAIsIACAyswUAAKgRACC0BQAAqREAILYFAACqEQAglwoAAKQRADCYCgAAuwgAEJkKAACkEQAwmgoBAAAAAZ0KQAD0DwAhsQoBAPMPACHbCgEA_g8AIY8LAQDzDwAhkgtAAPQPACGpCwEA8w8AIaoLEAClEAAhrgsBAPMPACG-CwEA8w8AIdcLAQD-DwAh5QtAAPQPACHpCwEA_g8AIesLAQDzDwAh7gsBAPMPACHxCwEA8w8AIfILAQDzDwAh8wsBAPMPACH0CwEA8w8AIfULAQDzDwAh9gsQAN0QACH3CxAA3RAAIfgLAgCrEAAh-QsAAL0QACD6CwAAvRAAIPsLAAGlEQAh_AsAAaURACH9CwEA_g8AIf4LAAGmEQAh_wtAAPQPACGADAEA_g8AIYEMAQD-DwAhggwBAPMPACGDDCAArhAAIYQMAgCrEAAhhQwAAKoQACCGDAABphEAIYcMAACqEAAgiAwBAKcRACGJDAEA_g8AIYoMEADdEAAhiwwgAK4QACGMDEAAiBAAIZAMAAC2EQAgAQAAAKQIACAPsgUAALERACCXCgAAtREAMJgKAACmCAAQmQoAALURADCqCxAApRAAId0LAgDyDwAh3gsBALMQACHpCwEA8w8AIeoLAQDzDwAh6wsBAPMPACHsCxAA3RAAIe0LAgDyDwAh7gsBAPMPACHvCwEA8w8AIfALAgCrEAAhA7IFAACWFgAg7AsAAOMSACDwCwAA4xIAIBCyBQAAsREAIJcKAAC1EQAwmAoAAKYIABCZCgAAtREAMKoLEAClEAAh3QsCAPIPACHeCwEAsxAAIekLAQDzDwAh6gsBAPMPACHrCwEA8w8AIewLEADdEAAh7QsCAPIPACHuCwEA8w8AIe8LAQDzDwAh8AsCAKsQACGPDAAAtBEAIAMAAACmCAAgAwAApwgAMAQAAKgIACAKsgUAALERACCXCgAAsxEAMJgKAACqCAAQmQoAALMRADCaCgQAoxAAIY8LAQDzDwAh3gsBALMQACHmCwEA_g8AIecLAQDzDwAh6AtAAPQPACECsgUAAJYWACDmCwAA4xIAIAqyBQAAsREAIJcKAACzEQAwmAoAAKoIABCZCgAAsxEAMJoKBAAAAAGPCwEA8w8AId4LAQCzEAAh5gsBAP4PACHnCwEA8w8AIegLQAD0DwAhAwAAAKoIACADAACrCAAwBAAArAgAIBayBQAAsREAILMFAACyEQAglwoAALARADCYCgAArggAEJkKAACwEQAwmgoBALMQACGdCkAA9A8AIbEKAQDzDwAhsgoBAP4PACG1CgIA8g8AIdsKAQD-DwAhjwsBAPMPACGSC0AA9A8AIaoLEAClEAAh3gsBALMQACHfCwEA8w8AIeALAQDzDwAh4QsBAP4PACHiCwAAqhAAIOMLQACIEAAh5AtAAIgQACHlC0AAiBAAIQmyBQAAlhYAILMFAACXFgAgsgoAAOMSACDbCgAA4xIAIOELAADjEgAg4gsAAOMSACDjCwAA4xIAIOQLAADjEgAg5QsAAOMSACAXsgUAALERACCzBQAAshEAIJcKAACwEQAwmAoAAK4IABCZCgAAsBEAMJoKAQAAAAGdCkAA9A8AIbEKAQDzDwAhsgoBAP4PACG1CgIA8g8AIdsKAQD-DwAhjwsBAPMPACGSC0AA9A8AIaoLEAClEAAh3gsBALMQACHfCwEA8w8AIeALAQDzDwAh4QsBAP4PACHiCwAAqhAAIOMLQACIEAAh5AtAAIgQACHlC0AAiBAAIY4MAACvEQAgAwAAAK4IACADAACvCAAwBAAAsAgAIAe1BQAArhEAIJcKAACtEQAwmAoAALIIABCZCgAArREAMKoLEAClEAAh3AsBALMQACHdCwIA8g8AIQG1BQAAlRYAIAi1BQAArhEAIJcKAACtEQAwmAoAALIIABCZCgAArREAMKoLEAClEAAh3AsBALMQACHdCwIA8g8AIY0MAACsEQAgAwAAALIIACADAACzCAAwBAAAtAgAIAEAAACyCAAgAQAAAKYIACABAAAAqggAIAEAAACuCAAgAQAAAKQIACAxswUAAKgRACC0BQAAqREAILYFAACqEQAglwoAAKQRADCYCgAAuwgAEJkKAACkEQAwmgoBALMQACGdCkAA9A8AIbEKAQDzDwAh2woBAP4PACGPCwEA8w8AIZILQAD0DwAhqQsBAPMPACGqCxAApRAAIa4LAQDzDwAhvgsBAPMPACHXCwEA_g8AIeULQAD0DwAh6QsBAP4PACHrCwEA8w8AIe4LAQDzDwAh8QsBAPMPACHyCwEA8w8AIfMLAQDzDwAh9AsBAPMPACH1CwEA8w8AIfYLEADdEAAh9wsQAN0QACH4CwIAqxAAIfkLAAC9EAAg-gsAAL0QACD7CwABpREAIfwLAAGlEQAh_QsBAP4PACH-CwABphEAIf8LQAD0DwAhgAwBAP4PACGBDAEA_g8AIYIMAQDzDwAhgwwgAK4QACGEDAIAqxAAIYUMAACqEAAghgwAAaYRACGHDAAAqhAAIIgMAQCnEQAhiQwBAP4PACGKDBAA3RAAIYsMIACuEAAhjAxAAIgQACEVswUAAJIWACC0BQAAkxYAILYFAACUFgAg2woAAOMSACDXCwAA4xIAIOkLAADjEgAg9gsAAOMSACD3CwAA4xIAIPgLAADjEgAg_QsAAOMSACD-CwAA4xIAIIAMAADjEgAggQwAAOMSACCEDAAA4xIAIIUMAADjEgAghgwAAOMSACCHDAAA4xIAIIgMAADjEgAgiQwAAOMSACCKDAAA4xIAIIwMAADjEgAgAwAAALsIACADAAC8CAAwBAAApAgAIAMAAAC7CAAgAwAAvAgAMAQAAKQIACADAAAAuwgAIAMAALwIADAEAACkCAAgLrMFAACPFgAgtAUAAJAWACC2BQAAkRYAIJoKAQAAAAGdCkAAAAABsQoBAAAAAdsKAQAAAAGPCwEAAAABkgtAAAAAAakLAQAAAAGqCxAAAAABrgsBAAAAAb4LAQAAAAHXCwEAAAAB5QtAAAAAAekLAQAAAAHrCwEAAAAB7gsBAAAAAfELAQAAAAHyCwEAAAAB8wsBAAAAAfQLAQAAAAH1CwEAAAAB9gsQAAAAAfcLEAAAAAH4CwIAAAAB-QuAAAAAAfoLgAAAAAH7CwABAAAB_AsAAQAAAf0LAQAAAAH-CwABAAAB_wtAAAAAAYAMAQAAAAGBDAEAAAABggwBAAAAAYMMIAAAAAGEDAIAAAABhQyAAAAAAYYMAAEAAAGHDIAAAAABiAwBAAAAAYkMAQAAAAGKDBAAAAABiwwgAAAAAYwMQAAAAAEBCAAAwAgAICuaCgEAAAABnQpAAAAAAbEKAQAAAAHbCgEAAAABjwsBAAAAAZILQAAAAAGpCwEAAAABqgsQAAAAAa4LAQAAAAG-CwEAAAAB1wsBAAAAAeULQAAAAAHpCwEAAAAB6wsBAAAAAe4LAQAAAAHxCwEAAAAB8gsBAAAAAfMLAQAAAAH0CwEAAAAB9QsBAAAAAfYLEAAAAAH3CxAAAAAB-AsCAAAAAfkLgAAAAAH6C4AAAAAB-wsAAQAAAfwLAAEAAAH9CwEAAAAB_gsAAQAAAf8LQAAAAAGADAEAAAABgQwBAAAAAYIMAQAAAAGDDCAAAAABhAwCAAAAAYUMgAAAAAGGDAABAAABhwyAAAAAAYgMAQAAAAGJDAEAAAABigwQAAAAAYsMIAAAAAGMDEAAAAABAQgAAMIIADABCAAAwggAMC6zBQAA6BUAILQFAADpFQAgtgUAAOoVACCaCgEA3hIAIZ0KQADfEgAhsQoBAN4SACHbCgEA5xIAIY8LAQDeEgAhkgtAAN8SACGpCwEA3hIAIaoLEACKEwAhrgsBAN4SACG-CwEA3hIAIdcLAQDnEgAh5QtAAN8SACHpCwEA5xIAIesLAQDeEgAh7gsBAN4SACHxCwEA3hIAIfILAQDeEgAh8wsBAN4SACH0CwEA3hIAIfULAQDeEgAh9gsQANETACH3CxAA0RMAIfgLAgD4EgAh-QuAAAAAAfoLgAAAAAH7CwAB5hUAIfwLAAHmFQAh_QsBAOcSACH-CwAB5xUAIf8LQADfEgAhgAwBAOcSACGBDAEA5xIAIYIMAQDeEgAhgwwgAIETACGEDAIA-BIAIYUMgAAAAAGGDAAB5xUAIYcMgAAAAAGIDAEA5xIAIYkMAQDnEgAhigwQANETACGLDCAAgRMAIYwMQADuEgAhAgAAAKQIACAIAADFCAAgK5oKAQDeEgAhnQpAAN8SACGxCgEA3hIAIdsKAQDnEgAhjwsBAN4SACGSC0AA3xIAIakLAQDeEgAhqgsQAIoTACGuCwEA3hIAIb4LAQDeEgAh1wsBAOcSACHlC0AA3xIAIekLAQDnEgAh6wsBAN4SACHuCwEA3hIAIfELAQDeEgAh8gsBAN4SACHzCwEA3hIAIfQLAQDeEgAh9QsBAN4SACH2CxAA0RMAIfcLEADREwAh-AsCAPgSACH5C4AAAAAB-guAAAAAAfsLAAHmFQAh_AsAAeYVACH9CwEA5xIAIf4LAAHnFQAh_wtAAN8SACGADAEA5xIAIYEMAQDnEgAhggwBAN4SACGDDCAAgRMAIYQMAgD4EgAhhQyAAAAAAYYMAAHnFQAhhwyAAAAAAYgMAQDnEgAhiQwBAOcSACGKDBAA0RMAIYsMIACBEwAhjAxAAO4SACECAAAAuwgAIAgAAMcIACACAAAAuwgAIAgAAMcIACADAAAApAgAIA8AAMAIACAQAADFCAAgAQAAAKQIACABAAAAuwgAIBcVAADhFQAgFgAA5BUAIBcAAOMVACA4AADiFQAgOQAA5RUAINsKAADjEgAg1wsAAOMSACDpCwAA4xIAIPYLAADjEgAg9wsAAOMSACD4CwAA4xIAIP0LAADjEgAg_gsAAOMSACCADAAA4xIAIIEMAADjEgAghAwAAOMSACCFDAAA4xIAIIYMAADjEgAghwwAAOMSACCIDAAA4xIAIIkMAADjEgAgigwAAOMSACCMDAAA4xIAIC6XCgAAmxEAMJgKAADOCAAQmQoAAJsRADCaCgEAsBAAIZ0KQADpDwAhsQoBAOgPACHbCgEA-Q8AIY8LAQDoDwAhkgtAAOkPACGpCwEA6A8AIaoLEACcEAAhrgsBAOgPACG-CwEA6A8AIdcLAQD5DwAh5QtAAOkPACHpCwEA-Q8AIesLAQDoDwAh7gsBAOgPACHxCwEA6A8AIfILAQDoDwAh8wsBAOgPACH0CwEA6A8AIfULAQDoDwAh9gsQANMQACH3CxAA0xAAIfgLAgCNEAAh-QsAALcQACD6CwAAtxAAIPsLAAGcEQAh_AsAAZwRACH9CwEA-Q8AIf4LAAGdEQAh_wtAAOkPACGADAEA-Q8AIYEMAQD5DwAhggwBAOgPACGDDCAAlxAAIYQMAgCNEAAhhQwAAIwQACCGDAABnREAIYcMAACMEAAgiAwBAJ4RACGJDAEA-Q8AIYoMEADTEAAhiwwgAJcQACGMDEAAgRAAIQMAAAC7CAAgAwAAzQgAMBQAAM4IACADAAAAuwgAIAMAALwIADAEAACkCAAgAQAAAKgIACABAAAAqAgAIAMAAACmCAAgAwAApwgAMAQAAKgIACADAAAApggAIAMAAKcIADAEAACoCAAgAwAAAKYIACADAACnCAAwBAAAqAgAIAyyBQAA4BUAIKoLEAAAAAHdCwIAAAAB3gsBAAAAAekLAQAAAAHqCwEAAAAB6wsBAAAAAewLEAAAAAHtCwIAAAAB7gsBAAAAAe8LAQAAAAHwCwIAAAABAQgAANYIACALqgsQAAAAAd0LAgAAAAHeCwEAAAAB6QsBAAAAAeoLAQAAAAHrCwEAAAAB7AsQAAAAAe0LAgAAAAHuCwEAAAAB7wsBAAAAAfALAgAAAAEBCAAA2AgAMAEIAADYCAAwDLIFAADfFQAgqgsQAIoTACHdCwIA3RIAId4LAQDeEgAh6QsBAN4SACHqCwEA3hIAIesLAQDeEgAh7AsQANETACHtCwIA3RIAIe4LAQDeEgAh7wsBAN4SACHwCwIA-BIAIQIAAACoCAAgCAAA2wgAIAuqCxAAihMAId0LAgDdEgAh3gsBAN4SACHpCwEA3hIAIeoLAQDeEgAh6wsBAN4SACHsCxAA0RMAIe0LAgDdEgAh7gsBAN4SACHvCwEA3hIAIfALAgD4EgAhAgAAAKYIACAIAADdCAAgAgAAAKYIACAIAADdCAAgAwAAAKgIACAPAADWCAAgEAAA2wgAIAEAAACoCAAgAQAAAKYIACAHFQAA2hUAIBYAAN0VACAXAADcFQAgOAAA2xUAIDkAAN4VACDsCwAA4xIAIPALAADjEgAgDpcKAACaEQAwmAoAAOQIABCZCgAAmhEAMKoLEACcEAAh3QsCAOcPACHeCwEAsBAAIekLAQDoDwAh6gsBAOgPACHrCwEA6A8AIewLEADTEAAh7QsCAOcPACHuCwEA6A8AIe8LAQDoDwAh8AsCAI0QACEDAAAApggAIAMAAOMIADAUAADkCAAgAwAAAKYIACADAACnCAAwBAAAqAgAIAEAAACsCAAgAQAAAKwIACADAAAAqggAIAMAAKsIADAEAACsCAAgAwAAAKoIACADAACrCAAwBAAArAgAIAMAAACqCAAgAwAAqwgAMAQAAKwIACAHsgUAANkVACCaCgQAAAABjwsBAAAAAd4LAQAAAAHmCwEAAAAB5wsBAAAAAegLQAAAAAEBCAAA7AgAIAaaCgQAAAABjwsBAAAAAd4LAQAAAAHmCwEAAAAB5wsBAAAAAegLQAAAAAEBCAAA7ggAMAEIAADuCAAwB7IFAADYFQAgmgoEAPcSACGPCwEA3hIAId4LAQDeEgAh5gsBAOcSACHnCwEA3hIAIegLQADfEgAhAgAAAKwIACAIAADxCAAgBpoKBAD3EgAhjwsBAN4SACHeCwEA3hIAIeYLAQDnEgAh5wsBAN4SACHoC0AA3xIAIQIAAACqCAAgCAAA8wgAIAIAAACqCAAgCAAA8wgAIAMAAACsCAAgDwAA7AgAIBAAAPEIACABAAAArAgAIAEAAACqCAAgBhUAANMVACAWAADWFQAgFwAA1RUAIDgAANQVACA5AADXFQAg5gsAAOMSACAJlwoAAJkRADCYCgAA-ggAEJkKAACZEQAwmgoEAIsQACGPCwEA6A8AId4LAQCwEAAh5gsBAPkPACHnCwEA6A8AIegLQADpDwAhAwAAAKoIACADAAD5CAAwFAAA-ggAIAMAAACqCAAgAwAAqwgAMAQAAKwIACABAAAAsAgAIAEAAACwCAAgAwAAAK4IACADAACvCAAwBAAAsAgAIAMAAACuCAAgAwAArwgAMAQAALAIACADAAAArggAIAMAAK8IADAEAACwCAAgE7IFAADRFQAgswUAANIVACCaCgEAAAABnQpAAAAAAbEKAQAAAAGyCgEAAAABtQoCAAAAAdsKAQAAAAGPCwEAAAABkgtAAAAAAaoLEAAAAAHeCwEAAAAB3wsBAAAAAeALAQAAAAHhCwEAAAAB4guAAAAAAeMLQAAAAAHkC0AAAAAB5QtAAAAAAQEIAACCCQAgEZoKAQAAAAGdCkAAAAABsQoBAAAAAbIKAQAAAAG1CgIAAAAB2woBAAAAAY8LAQAAAAGSC0AAAAABqgsQAAAAAd4LAQAAAAHfCwEAAAAB4AsBAAAAAeELAQAAAAHiC4AAAAAB4wtAAAAAAeQLQAAAAAHlC0AAAAABAQgAAIQJADABCAAAhAkAMBOyBQAAwxUAILMFAADEFQAgmgoBAN4SACGdCkAA3xIAIbEKAQDeEgAhsgoBAOcSACG1CgIA3RIAIdsKAQDnEgAhjwsBAN4SACGSC0AA3xIAIaoLEACKEwAh3gsBAN4SACHfCwEA3hIAIeALAQDeEgAh4QsBAOcSACHiC4AAAAAB4wtAAO4SACHkC0AA7hIAIeULQADuEgAhAgAAALAIACAIAACHCQAgEZoKAQDeEgAhnQpAAN8SACGxCgEA3hIAIbIKAQDnEgAhtQoCAN0SACHbCgEA5xIAIY8LAQDeEgAhkgtAAN8SACGqCxAAihMAId4LAQDeEgAh3wsBAN4SACHgCwEA3hIAIeELAQDnEgAh4guAAAAAAeMLQADuEgAh5AtAAO4SACHlC0AA7hIAIQIAAACuCAAgCAAAiQkAIAIAAACuCAAgCAAAiQkAIAMAAACwCAAgDwAAggkAIBAAAIcJACABAAAAsAgAIAEAAACuCAAgDBUAAL4VACAWAADBFQAgFwAAwBUAIDgAAL8VACA5AADCFQAgsgoAAOMSACDbCgAA4xIAIOELAADjEgAg4gsAAOMSACDjCwAA4xIAIOQLAADjEgAg5QsAAOMSACAUlwoAAJgRADCYCgAAkAkAEJkKAACYEQAwmgoBALAQACGdCkAA6Q8AIbEKAQDoDwAhsgoBAPkPACG1CgIA5w8AIdsKAQD5DwAhjwsBAOgPACGSC0AA6Q8AIaoLEACcEAAh3gsBALAQACHfCwEA6A8AIeALAQDoDwAh4QsBAPkPACHiCwAAjBAAIOMLQACBEAAh5AtAAIEQACHlC0AAgRAAIQMAAACuCAAgAwAAjwkAMBQAAJAJACADAAAArggAIAMAAK8IADAEAACwCAAgAQAAALQIACABAAAAtAgAIAMAAACyCAAgAwAAswgAMAQAALQIACADAAAAsggAIAMAALMIADAEAAC0CAAgAwAAALIIACADAACzCAAwBAAAtAgAIAS1BQAAvRUAIKoLEAAAAAHcCwEAAAAB3QsCAAAAAQEIAACYCQAgA6oLEAAAAAHcCwEAAAAB3QsCAAAAAQEIAACaCQAwAQgAAJoJADAEtQUAALwVACCqCxAAihMAIdwLAQDeEgAh3QsCAN0SACECAAAAtAgAIAgAAJ0JACADqgsQAIoTACHcCwEA3hIAId0LAgDdEgAhAgAAALIIACAIAACfCQAgAgAAALIIACAIAACfCQAgAwAAALQIACAPAACYCQAgEAAAnQkAIAEAAAC0CAAgAQAAALIIACAFFQAAtxUAIBYAALoVACAXAAC5FQAgOAAAuBUAIDkAALsVACAGlwoAAJcRADCYCgAApgkAEJkKAACXEQAwqgsQAJwQACHcCwEAsBAAId0LAgDnDwAhAwAAALIIACADAAClCQAwFAAApgkAIAMAAACyCAAgAwAAswgAMAQAALQIACAHiAYAAJQRACCXCgAAkxEAMJgKAACxCQAQmQoAAJMRADCaCgEAAAAB2gtAAPQPACHbCwEA8w8AIQEAAACpCQAgCocGAACWEQAglwoAAJURADCYCgAAqwkAEJkKAACVEQAwmgoBAPMPACHWCwEA8w8AIdcLAQDzDwAh2AsAAL0QACDZCyAArhAAIdoLQAD0DwAhAYcGAAC2FQAgCocGAACWEQAglwoAAJURADCYCgAAqwkAEJkKAACVEQAwmgoBAAAAAdYLAQDzDwAh1wsBAPMPACHYCwAAvRAAINkLIACuEAAh2gtAAPQPACEDAAAAqwkAIAMAAKwJADAEAACtCQAgAQAAAKsJACABAAAAqQkAIAeIBgAAlBEAIJcKAACTEQAwmAoAALEJABCZCgAAkxEAMJoKAQDzDwAh2gtAAPQPACHbCwEA8w8AIQGIBgAAtRUAIAMAAACxCQAgAwAAsgkAMAQAAKkJACADAAAAsQkAIAMAALIJADAEAACpCQAgAwAAALEJACADAACyCQAwBAAAqQkAIASIBgAAtBUAIJoKAQAAAAHaC0AAAAAB2wsBAAAAAQEIAAC2CQAgA5oKAQAAAAHaC0AAAAAB2wsBAAAAAQEIAAC4CQAwAQgAALgJADAEiAYAAKcVACCaCgEA3hIAIdoLQADfEgAh2wsBAN4SACECAAAAqQkAIAgAALsJACADmgoBAN4SACHaC0AA3xIAIdsLAQDeEgAhAgAAALEJACAIAAC9CQAgAgAAALEJACAIAAC9CQAgAwAAAKkJACAPAAC2CQAgEAAAuwkAIAEAAACpCQAgAQAAALEJACADFQAApBUAIBYAAKYVACAXAAClFQAgBpcKAACSEQAwmAoAAMQJABCZCgAAkhEAMJoKAQDoDwAh2gtAAOkPACHbCwEA6A8AIQMAAACxCQAgAwAAwwkAMBQAAMQJACADAAAAsQkAIAMAALIJADAEAACpCQAgAQAAAK0JACABAAAArQkAIAMAAACrCQAgAwAArAkAMAQAAK0JACADAAAAqwkAIAMAAKwJADAEAACtCQAgAwAAAKsJACADAACsCQAwBAAArQkAIAeHBgAAoxUAIJoKAQAAAAHWCwEAAAAB1wsBAAAAAdgLgAAAAAHZCyAAAAAB2gtAAAAAAQEIAADMCQAgBpoKAQAAAAHWCwEAAAAB1wsBAAAAAdgLgAAAAAHZCyAAAAAB2gtAAAAAAQEIAADOCQAwAQgAAM4JADAHhwYAAKIVACCaCgEA3hIAIdYLAQDeEgAh1wsBAN4SACHYC4AAAAAB2QsgAIETACHaC0AA3xIAIQIAAACtCQAgCAAA0QkAIAaaCgEA3hIAIdYLAQDeEgAh1wsBAN4SACHYC4AAAAAB2QsgAIETACHaC0AA3xIAIQIAAACrCQAgCAAA0wkAIAIAAACrCQAgCAAA0wkAIAMAAACtCQAgDwAAzAkAIBAAANEJACABAAAArQkAIAEAAACrCQAgAxUAAJ8VACAWAAChFQAgFwAAoBUAIAmXCgAAkREAMJgKAADaCQAQmQoAAJERADCaCgEA6A8AIdYLAQDoDwAh1wsBAOgPACHYCwAAtxAAINkLIACXEAAh2gtAAOkPACEDAAAAqwkAIAMAANkJADAUAADaCQAgAwAAAKsJACADAACsCQAwBAAArQkAIAeXCgAAkBEAMJgKAADgCQAQmQoAAJARADCeCwIA8g8AIdMLQAAAAAHUCxAApRAAIdULEAClEAAhAQAAAN0JACABAAAA3QkAIAeXCgAAkBEAMJgKAADgCQAQmQoAAJARADCeCwIA8g8AIdMLQAD0DwAh1AsQAKUQACHVCxAApRAAIQADAAAA4AkAIAMAAOEJADAEAADdCQAgAwAAAOAJACADAADhCQAwBAAA3QkAIAMAAADgCQAgAwAA4QkAMAQAAN0JACAEngsCAAAAAdMLQAAAAAHUCxAAAAAB1QsQAAAAAQEIAADlCQAgBJ4LAgAAAAHTC0AAAAAB1AsQAAAAAdULEAAAAAEBCAAA5wkAMAEIAADnCQAwBJ4LAgDdEgAh0wtAAN8SACHUCxAAihMAIdULEACKEwAhAgAAAN0JACAIAADqCQAgBJ4LAgDdEgAh0wtAAN8SACHUCxAAihMAIdULEACKEwAhAgAAAOAJACAIAADsCQAgAgAAAOAJACAIAADsCQAgAwAAAN0JACAPAADlCQAgEAAA6gkAIAEAAADdCQAgAQAAAOAJACAFFQAAmhUAIBYAAJ0VACAXAACcFQAgOAAAmxUAIDkAAJ4VACAHlwoAAI8RADCYCgAA8wkAEJkKAACPEQAwngsCAOcPACHTC0AA6Q8AIdQLEACcEAAh1QsQAJwQACEDAAAA4AkAIAMAAPIJADAUAADzCQAgAwAAAOAJACADAADhCQAwBAAA3QkAIAaXCgAAjhEAMJgKAAD5CQAQmQoAAI4RADCdCkAA9A8AIbULAQAAAAHSCwEA8w8AIQEAAAD2CQAgAQAAAPYJACAGlwoAAI4RADCYCgAA-QkAEJkKAACOEQAwnQpAAPQPACG1CwEA8w8AIdILAQDzDwAhAAMAAAD5CQAgAwAA-gkAMAQAAPYJACADAAAA-QkAIAMAAPoJADAEAAD2CQAgAwAAAPkJACADAAD6CQAwBAAA9gkAIAOdCkAAAAABtQsBAAAAAdILAQAAAAEBCAAA_gkAIAOdCkAAAAABtQsBAAAAAdILAQAAAAEBCAAAgAoAMAEIAACACgAwA50KQADfEgAhtQsBAN4SACHSCwEA3hIAIQIAAAD2CQAgCAAAgwoAIAOdCkAA3xIAIbULAQDeEgAh0gsBAN4SACECAAAA-QkAIAgAAIUKACACAAAA-QkAIAgAAIUKACADAAAA9gkAIA8AAP4JACAQAACDCgAgAQAAAPYJACABAAAA-QkAIAMVAACXFQAgFgAAmRUAIBcAAJgVACAGlwoAAI0RADCYCgAAjAoAEJkKAACNEQAwnQpAAOkPACG1CwEA6A8AIdILAQDoDwAhAwAAAPkJACADAACLCgAwFAAAjAoAIAMAAAD5CQAgAwAA-gkAMAQAAPYJACAHlwoAAIsRADCYCgAAkgoAEJkKAACLEQAw0goBAPMPACHPCwEAsxAAIdALQAD0DwAh0QsAAIwRACABAAAAjwoAIAEAAACPCgAgBpcKAACLEQAwmAoAAJIKABCZCgAAixEAMNIKAQDzDwAhzwsBALMQACHQC0AA9A8AIQADAAAAkgoAIAMAAJMKADAEAACPCgAgAwAAAJIKACADAACTCgAwBAAAjwoAIAMAAACSCgAgAwAAkwoAMAQAAI8KACAD0goBAAAAAc8LAQAAAAHQC0AAAAABAQgAAJcKACAD0goBAAAAAc8LAQAAAAHQC0AAAAABAQgAAJkKADABCAAAmQoAMAPSCgEA3hIAIc8LAQDeEgAh0AtAAN8SACECAAAAjwoAIAgAAJwKACAD0goBAN4SACHPCwEA3hIAIdALQADfEgAhAgAAAJIKACAIAACeCgAgAgAAAJIKACAIAACeCgAgAwAAAI8KACAPAACXCgAgEAAAnAoAIAEAAACPCgAgAQAAAJIKACADFQAAlBUAIBYAAJYVACAXAACVFQAgBpcKAACKEQAwmAoAAKUKABCZCgAAihEAMNIKAQDoDwAhzwsBALAQACHQC0AA6Q8AIQMAAACSCgAgAwAApAoAMBQAAKUKACADAAAAkgoAIAMAAJMKADAEAACPCgAgFNoGAACHEQAglwoAAIYRADCYCgAAsAoAEJkKAACGEQAwmgoBAAAAAb0LAQDzDwAhvgsBAPMPACG_C0AAiBAAIcALBACjEAAhwQsEAKMQACHCCwAAhREAIMMLQAD0DwAhxAsEAKMQACHFCwAAhREAIMYLAQD-DwAhxwsCAPIPACHICxAApRAAIckLAgDyDwAhygtAAPQPACHLC0AAiBAAIQEAAACoCgAgB9kGAACJEQAglwoAAIgRADCYCgAAqgoAEJkKAACIEQAwmgoEAKMQACG7CwEAsxAAIbwLAAC9EAAgAdkGAACTFQAgB9kGAACJEQAglwoAAIgRADCYCgAAqgoAEJkKAACIEQAwmgoEAAAAAbsLAQCzEAAhvAsAAL0QACADAAAAqgoAIAMAAKsKADAEAACsCgAgAQAAAKoKACABAAAAqAoAIBTaBgAAhxEAIJcKAACGEQAwmAoAALAKABCZCgAAhhEAMJoKAQCzEAAhvQsBAPMPACG-CwEA8w8AIb8LQACIEAAhwAsEAKMQACHBCwQAoxAAIcILAACFEQAgwwtAAPQPACHECwQAoxAAIcULAACFEQAgxgsBAP4PACHHCwIA8g8AIcgLEAClEAAhyQsCAPIPACHKC0AA9A8AIcsLQACIEAAhBNoGAACSFQAgvwsAAOMSACDGCwAA4xIAIMsLAADjEgAgAwAAALAKACADAACxCgAwBAAAqAoAIAMAAACwCgAgAwAAsQoAMAQAAKgKACADAAAAsAoAIAMAALEKADAEAACoCgAgEdoGAACRFQAgmgoBAAAAAb0LAQAAAAG-CwEAAAABvwtAAAAAAcALBAAAAAHBCwQAAAABwgsAAI8VACDDC0AAAAABxAsEAAAAAcULAACQFQAgxgsBAAAAAccLAgAAAAHICxAAAAAByQsCAAAAAcoLQAAAAAHLC0AAAAABAQgAALUKACAQmgoBAAAAAb0LAQAAAAG-CwEAAAABvwtAAAAAAcALBAAAAAHBCwQAAAABwgsAAI8VACDDC0AAAAABxAsEAAAAAcULAACQFQAgxgsBAAAAAccLAgAAAAHICxAAAAAByQsCAAAAAcoLQAAAAAHLC0AAAAABAQgAALcKADABCAAAtwoAMBHaBgAAghUAIJoKAQDeEgAhvQsBAN4SACG-CwEA3hIAIb8LQADuEgAhwAsEAPcSACHBCwQA9xIAIcILAACAFQAgwwtAAN8SACHECwQA9xIAIcULAACBFQAgxgsBAOcSACHHCwIA3RIAIcgLEACKEwAhyQsCAN0SACHKC0AA3xIAIcsLQADuEgAhAgAAAKgKACAIAAC6CgAgEJoKAQDeEgAhvQsBAN4SACG-CwEA3hIAIb8LQADuEgAhwAsEAPcSACHBCwQA9xIAIcILAACAFQAgwwtAAN8SACHECwQA9xIAIcULAACBFQAgxgsBAOcSACHHCwIA3RIAIcgLEACKEwAhyQsCAN0SACHKC0AA3xIAIcsLQADuEgAhAgAAALAKACAIAAC8CgAgAgAAALAKACAIAAC8CgAgAwAAAKgKACAPAAC1CgAgEAAAugoAIAEAAACoCgAgAQAAALAKACAIFQAA-xQAIBYAAP4UACAXAAD9FAAgOAAA_BQAIDkAAP8UACC_CwAA4xIAIMYLAADjEgAgywsAAOMSACATlwoAAIQRADCYCgAAwwoAEJkKAACEEQAwmgoBALAQACG9CwEA6A8AIb4LAQDoDwAhvwtAAIEQACHACwQAixAAIcELBACLEAAhwgsAAIURACDDC0AA6Q8AIcQLBACLEAAhxQsAAIURACDGCwEA-Q8AIccLAgDnDwAhyAsQAJwQACHJCwIA5w8AIcoLQADpDwAhywtAAIEQACEDAAAAsAoAIAMAAMIKADAUAADDCgAgAwAAALAKACADAACxCgAwBAAAqAoAIAEAAACsCgAgAQAAAKwKACADAAAAqgoAIAMAAKsKADAEAACsCgAgAwAAAKoKACADAACrCgAwBAAArAoAIAMAAACqCgAgAwAAqwoAMAQAAKwKACAE2QYAAPoUACCaCgQAAAABuwsBAAAAAbwLgAAAAAEBCAAAywoAIAOaCgQAAAABuwsBAAAAAbwLgAAAAAEBCAAAzQoAMAEIAADNCgAwBNkGAAD5FAAgmgoEAPcSACG7CwEA3hIAIbwLgAAAAAECAAAArAoAIAgAANAKACADmgoEAPcSACG7CwEA3hIAIbwLgAAAAAECAAAAqgoAIAgAANIKACACAAAAqgoAIAgAANIKACADAAAArAoAIA8AAMsKACAQAADQCgAgAQAAAKwKACABAAAAqgoAIAUVAAD0FAAgFgAA9xQAIBcAAPYUACA4AAD1FAAgOQAA-BQAIAaXCgAAgxEAMJgKAADZCgAQmQoAAIMRADCaCgQAixAAIbsLAQCwEAAhvAsAALcQACADAAAAqgoAIAMAANgKADAUAADZCgAgAwAAAKoKACADAACrCgAwBAAArAoAIAz7BgAA-hAAIIEHAAD7EAAglwoAAPkQADCYCgAA5goAEJkKAAD5EAAwnQpAAPQPACHcCgEAAAABrgsBAPMPACG1CwEAAAABtgsBAP4PACG3C0AAiBAAIbgLQACIEAAhAQAAANwKACAH4QQAAIIRACCXCgAAgREAMJgKAADeCgAQmQoAAIERADDSCgEA8w8AIZcLAQDzDwAhsgtAAPQPACEB4QQAAPEUACAI4QQAAIIRACCXCgAAgREAMJgKAADeCgAQmQoAAIERADDSCgEA8w8AIZcLAQDzDwAhsgtAAPQPACG6CwAAgBEAIAMAAADeCgAgAwAA3woAMAQAAOAKACAS4QQAAP0QACD9BgAA7BAAIP8GAAD-EAAggAcAAP8QACCXCgAA_BAAMJgKAADiCgAQmQoAAPwQADCaCgEA8w8AIZ0KQAD0DwAhqwpAAIgQACHyCkAAiBAAIYgLAQD-DwAhlwsBAP4PACGtCwEA8w8AIa4LAQDzDwAhrwsBAP4PACGwCyAArhAAIbELQACIEAAhCuEEAADxFAAg_QYAAJIUACD_BgAA8hQAIIAHAADzFAAgqwoAAOMSACDyCgAA4xIAIIgLAADjEgAglwsAAOMSACCvCwAA4xIAILELAADjEgAgEuEEAAD9EAAg_QYAAOwQACD_BgAA_hAAIIAHAAD_EAAglwoAAPwQADCYCgAA4goAEJkKAAD8EAAwmgoBAAAAAZ0KQAD0DwAhqwpAAIgQACHyCkAAiBAAIYgLAQAAAAGXCwEA_g8AIa0LAQDzDwAhrgsBAPMPACGvCwEA_g8AIbALIACuEAAhsQtAAIgQACEDAAAA4goAIAMAAOMKADAEAADkCgAgDPsGAAD6EAAggQcAAPsQACCXCgAA-RAAMJgKAADmCgAQmQoAAPkQADCdCkAA9A8AIdwKAQDzDwAhrgsBAPMPACG1CwEA8w8AIbYLAQD-DwAhtwtAAIgQACG4C0AAiBAAIQEAAADmCgAgCvwGAAD0EAAg_gYAAPgQACCXCgAA9xAAMJgKAADoCgAQmQoAAPcQADCaCgEA8w8AIb0KQAD0DwAhlQsBAPMPACGhCwEA8w8AIaMLQACIEAAhA_wGAADvFAAg_gYAAPAUACCjCwAA4xIAIAv8BgAA9BAAIP4GAAD4EAAglwoAAPcQADCYCgAA6AoAEJkKAAD3EAAwmgoBAAAAAb0KQAD0DwAhlQsBAPMPACGhCwEA8w8AIaMLQACIEAAhuQsAAPYQACADAAAA6AoAIAMAAOkKADAEAADqCgAgAwAAAOgKACADAADpCgAwBAAA6goAIAEAAADoCgAgB_wGAAD0EAAglwoAAPUQADCYCgAA7goAEJkKAAD1EAAwmgoBAPMPACGhCwEA8w8AIaILQAD0DwAhAfwGAADvFAAgB_wGAAD0EAAglwoAAPUQADCYCgAA7goAEJkKAAD1EAAwmgoBAAAAAaELAQDzDwAhogtAAPQPACEDAAAA7goAIAMAAO8KADAEAADwCgAgC_wGAAD0EAAglwoAAPMQADCYCgAA8goAEJkKAADzEAAw3AoBAPMPACGQC0AA9A8AIaELAQDzDwAhqQsBAPMPACGqCxAApRAAIasLAgDyDwAhrAsQAKUQACEB_AYAAO8UACAL_AYAAPQQACCXCgAA8xAAMJgKAADyCgAQmQoAAPMQADDcCgEAAAABkAtAAPQPACGhCwEA8w8AIakLAQDzDwAhqgsQAKUQACGrCwIA8g8AIawLEAClEAAhAwAAAPIKACADAADzCgAwBAAA9AoAIAEAAADoCgAgAQAAAO4KACABAAAA8goAIAEAAADeCgAgAQAAAOIKACABAAAA3AoAIAX7BgAA7RQAIIEHAADuFAAgtgsAAOMSACC3CwAA4xIAILgLAADjEgAgAwAAAOYKACADAAD8CgAwBAAA3AoAIAMAAADmCgAgAwAA_AoAMAQAANwKACADAAAA5goAIAMAAPwKADAEAADcCgAgCfsGAADrFAAggQcAAOwUACCdCkAAAAAB3AoBAAAAAa4LAQAAAAG1CwEAAAABtgsBAAAAAbcLQAAAAAG4C0AAAAABAQgAAIALACAHnQpAAAAAAdwKAQAAAAGuCwEAAAABtQsBAAAAAbYLAQAAAAG3C0AAAAABuAtAAAAAAQEIAACCCwAwAQgAAIILADAJ-wYAANEUACCBBwAA0hQAIJ0KQADfEgAh3AoBAN4SACGuCwEA3hIAIbULAQDeEgAhtgsBAOcSACG3C0AA7hIAIbgLQADuEgAhAgAAANwKACAIAACFCwAgB50KQADfEgAh3AoBAN4SACGuCwEA3hIAIbULAQDeEgAhtgsBAOcSACG3C0AA7hIAIbgLQADuEgAhAgAAAOYKACAIAACHCwAgAgAAAOYKACAIAACHCwAgAwAAANwKACAPAACACwAgEAAAhQsAIAEAAADcCgAgAQAAAOYKACAGFQAAzhQAIBYAANAUACAXAADPFAAgtgsAAOMSACC3CwAA4xIAILgLAADjEgAgCpcKAADyEAAwmAoAAI4LABCZCgAA8hAAMJ0KQADpDwAh3AoBAOgPACGuCwEA6A8AIbULAQDoDwAhtgsBAPkPACG3C0AAgRAAIbgLQACBEAAhAwAAAOYKACADAACNCwAwFAAAjgsAIAMAAADmCgAgAwAA_AoAMAQAANwKACAHlwoAAPEQADCYCgAAlAsAEJkKAADxEAAwnAoBAPMPACGdCkAA9A8AIbMLAQAAAAG0CwEA8w8AIQEAAACRCwAgAQAAAJELACAHlwoAAPEQADCYCgAAlAsAEJkKAADxEAAwnAoBAPMPACGdCkAA9A8AIbMLAQDzDwAhtAsBAPMPACEAAwAAAJQLACADAACVCwAwBAAAkQsAIAMAAACUCwAgAwAAlQsAMAQAAJELACADAAAAlAsAIAMAAJULADAEAACRCwAgBJwKAQAAAAGdCkAAAAABswsBAAAAAbQLAQAAAAEBCAAAmQsAIAScCgEAAAABnQpAAAAAAbMLAQAAAAG0CwEAAAABAQgAAJsLADABCAAAmwsAMAScCgEA3hIAIZ0KQADfEgAhswsBAN4SACG0CwEA3hIAIQIAAACRCwAgCAAAngsAIAScCgEA3hIAIZ0KQADfEgAhswsBAN4SACG0CwEA3hIAIQIAAACUCwAgCAAAoAsAIAIAAACUCwAgCAAAoAsAIAMAAACRCwAgDwAAmQsAIBAAAJ4LACABAAAAkQsAIAEAAACUCwAgAxUAAMsUACAWAADNFAAgFwAAzBQAIAeXCgAA8BAAMJgKAACnCwAQmQoAAPAQADCcCgEA6A8AIZ0KQADpDwAhswsBAOgPACG0CwEA6A8AIQMAAACUCwAgAwAApgsAMBQAAKcLACADAAAAlAsAIAMAAJULADAEAACRCwAgAQAAAOAKACABAAAA4AoAIAMAAADeCgAgAwAA3woAMAQAAOAKACADAAAA3goAIAMAAN8KADAEAADgCgAgAwAAAN4KACADAADfCgAwBAAA4AoAIAThBAAAyhQAINIKAQAAAAGXCwEAAAABsgtAAAAAAQEIAACvCwAgA9IKAQAAAAGXCwEAAAABsgtAAAAAAQEIAACxCwAwAQgAALELADAE4QQAAMkUACDSCgEA3hIAIZcLAQDeEgAhsgtAAN8SACECAAAA4AoAIAgAALQLACAD0goBAN4SACGXCwEA3hIAIbILQADfEgAhAgAAAN4KACAIAAC2CwAgAgAAAN4KACAIAAC2CwAgAwAAAOAKACAPAACvCwAgEAAAtAsAIAEAAADgCgAgAQAAAN4KACADFQAAxhQAIBYAAMgUACAXAADHFAAgBpcKAADvEAAwmAoAAL0LABCZCgAA7xAAMNIKAQDoDwAhlwsBAOgPACGyC0AA6Q8AIQMAAADeCgAgAwAAvAsAMBQAAL0LACADAAAA3goAIAMAAN8KADAEAADgCgAgAQAAAOQKACABAAAA5AoAIAMAAADiCgAgAwAA4woAMAQAAOQKACADAAAA4goAIAMAAOMKADAEAADkCgAgAwAAAOIKACADAADjCgAwBAAA5AoAIA_hBAAAwhQAIP0GAADDFAAg_wYAAMQUACCABwAAxRQAIJoKAQAAAAGdCkAAAAABqwpAAAAAAfIKQAAAAAGICwEAAAABlwsBAAAAAa0LAQAAAAGuCwEAAAABrwsBAAAAAbALIAAAAAGxC0AAAAABAQgAAMULACALmgoBAAAAAZ0KQAAAAAGrCkAAAAAB8gpAAAAAAYgLAQAAAAGXCwEAAAABrQsBAAAAAa4LAQAAAAGvCwEAAAABsAsgAAAAAbELQAAAAAEBCAAAxwsAMAEIAADHCwAwAQAAAOYKACAP4QQAAJ0UACD9BgAAnhQAIP8GAACfFAAggAcAAKAUACCaCgEA3hIAIZ0KQADfEgAhqwpAAO4SACHyCkAA7hIAIYgLAQDnEgAhlwsBAOcSACGtCwEA3hIAIa4LAQDeEgAhrwsBAOcSACGwCyAAgRMAIbELQADuEgAhAgAAAOQKACAIAADLCwAgC5oKAQDeEgAhnQpAAN8SACGrCkAA7hIAIfIKQADuEgAhiAsBAOcSACGXCwEA5xIAIa0LAQDeEgAhrgsBAN4SACGvCwEA5xIAIbALIACBEwAhsQtAAO4SACECAAAA4goAIAgAAM0LACACAAAA4goAIAgAAM0LACABAAAA5goAIAMAAADkCgAgDwAAxQsAIBAAAMsLACABAAAA5AoAIAEAAADiCgAgCRUAAJoUACAWAACcFAAgFwAAmxQAIKsKAADjEgAg8goAAOMSACCICwAA4xIAIJcLAADjEgAgrwsAAOMSACCxCwAA4xIAIA6XCgAA7hAAMJgKAADVCwAQmQoAAO4QADCaCgEA6A8AIZ0KQADpDwAhqwpAAIEQACHyCkAAgRAAIYgLAQD5DwAhlwsBAPkPACGtCwEA6A8AIa4LAQDoDwAhrwsBAPkPACGwCyAAlxAAIbELQACBEAAhAwAAAOIKACADAADUCwAwFAAA1QsAIAMAAADiCgAgAwAA4woAMAQAAOQKACABAAAA9AoAIAEAAAD0CgAgAwAAAPIKACADAADzCgAwBAAA9AoAIAMAAADyCgAgAwAA8woAMAQAAPQKACADAAAA8goAIAMAAPMKADAEAAD0CgAgCPwGAACZFAAg3AoBAAAAAZALQAAAAAGhCwEAAAABqQsBAAAAAaoLEAAAAAGrCwIAAAABrAsQAAAAAQEIAADdCwAgB9wKAQAAAAGQC0AAAAABoQsBAAAAAakLAQAAAAGqCxAAAAABqwsCAAAAAawLEAAAAAEBCAAA3wsAMAEIAADfCwAwCPwGAACYFAAg3AoBAN4SACGQC0AA3xIAIaELAQDeEgAhqQsBAN4SACGqCxAAihMAIasLAgDdEgAhrAsQAIoTACECAAAA9AoAIAgAAOILACAH3AoBAN4SACGQC0AA3xIAIaELAQDeEgAhqQsBAN4SACGqCxAAihMAIasLAgDdEgAhrAsQAIoTACECAAAA8goAIAgAAOQLACACAAAA8goAIAgAAOQLACADAAAA9AoAIA8AAN0LACAQAADiCwAgAQAAAPQKACABAAAA8goAIAUVAACTFAAgFgAAlhQAIBcAAJUUACA4AACUFAAgOQAAlxQAIAqXCgAA7RAAMJgKAADrCwAQmQoAAO0QADDcCgEA6A8AIZALQADpDwAhoQsBAOgPACGpCwEA6A8AIaoLEACcEAAhqwsCAOcPACGsCxAAnBAAIQMAAADyCgAgAwAA6gsAMBQAAOsLACADAAAA8goAIAMAAPMKADAEAAD0CgAgD_0GAADsEAAglwoAAOsQADCYCgAA8QsAEJkKAADrEAAwmgoBAAAAAb0KQAD0DwAhygoBAP4PACH6CgIA8g8AIZgLAQDzDwAhmwsBAPMPACGkCwEA8w8AIaULAQDzDwAhpgsBAPMPACGnCwEA8w8AIagLAQDzDwAhAQAAAO4LACABAAAA7gsAIA_9BgAA7BAAIJcKAADrEAAwmAoAAPELABCZCgAA6xAAMJoKAQDzDwAhvQpAAPQPACHKCgEA_g8AIfoKAgDyDwAhmAsBAPMPACGbCwEA8w8AIaQLAQDzDwAhpQsBAPMPACGmCwEA8w8AIacLAQDzDwAhqAsBAPMPACEC_QYAAJIUACDKCgAA4xIAIAMAAADxCwAgAwAA8gsAMAQAAO4LACADAAAA8QsAIAMAAPILADAEAADuCwAgAwAAAPELACADAADyCwAwBAAA7gsAIAz9BgAAkRQAIJoKAQAAAAG9CkAAAAABygoBAAAAAfoKAgAAAAGYCwEAAAABmwsBAAAAAaQLAQAAAAGlCwEAAAABpgsBAAAAAacLAQAAAAGoCwEAAAABAQgAAPYLACALmgoBAAAAAb0KQAAAAAHKCgEAAAAB-goCAAAAAZgLAQAAAAGbCwEAAAABpAsBAAAAAaULAQAAAAGmCwEAAAABpwsBAAAAAagLAQAAAAEBCAAA-AsAMAEIAAD4CwAwDP0GAACEFAAgmgoBAN4SACG9CkAA3xIAIcoKAQDnEgAh-goCAN0SACGYCwEA3hIAIZsLAQDeEgAhpAsBAN4SACGlCwEA3hIAIaYLAQDeEgAhpwsBAN4SACGoCwEA3hIAIQIAAADuCwAgCAAA-wsAIAuaCgEA3hIAIb0KQADfEgAhygoBAOcSACH6CgIA3RIAIZgLAQDeEgAhmwsBAN4SACGkCwEA3hIAIaULAQDeEgAhpgsBAN4SACGnCwEA3hIAIagLAQDeEgAhAgAAAPELACAIAAD9CwAgAgAAAPELACAIAAD9CwAgAwAAAO4LACAPAAD2CwAgEAAA-wsAIAEAAADuCwAgAQAAAPELACAGFQAA_xMAIBYAAIIUACAXAACBFAAgOAAAgBQAIDkAAIMUACDKCgAA4xIAIA6XCgAA6hAAMJgKAACEDAAQmQoAAOoQADCaCgEA6A8AIb0KQADpDwAhygoBAPkPACH6CgIA5w8AIZgLAQDoDwAhmwsBAOgPACGkCwEA6A8AIaULAQDoDwAhpgsBAOgPACGnCwEA6A8AIagLAQDoDwAhAwAAAPELACADAACDDAAwFAAAhAwAIAMAAADxCwAgAwAA8gsAMAQAAO4LACABAAAA6goAIAEAAADqCgAgAwAAAOgKACADAADpCgAwBAAA6goAIAMAAADoCgAgAwAA6QoAMAQAAOoKACADAAAA6AoAIAMAAOkKADAEAADqCgAgB_wGAAD9EwAg_gYAAP4TACCaCgEAAAABvQpAAAAAAZULAQAAAAGhCwEAAAABowtAAAAAAQEIAACMDAAgBZoKAQAAAAG9CkAAAAABlQsBAAAAAaELAQAAAAGjC0AAAAABAQgAAI4MADABCAAAjgwAMAf8BgAA-xMAIP4GAAD8EwAgmgoBAN4SACG9CkAA3xIAIZULAQDeEgAhoQsBAN4SACGjC0AA7hIAIQIAAADqCgAgCAAAkQwAIAWaCgEA3hIAIb0KQADfEgAhlQsBAN4SACGhCwEA3hIAIaMLQADuEgAhAgAAAOgKACAIAACTDAAgAgAAAOgKACAIAACTDAAgAwAAAOoKACAPAACMDAAgEAAAkQwAIAEAAADqCgAgAQAAAOgKACAEFQAA-BMAIBYAAPoTACAXAAD5EwAgowsAAOMSACAIlwoAAOkQADCYCgAAmgwAEJkKAADpEAAwmgoBAOgPACG9CkAA6Q8AIZULAQDoDwAhoQsBAOgPACGjC0AAgRAAIQMAAADoCgAgAwAAmQwAMBQAAJoMACADAAAA6AoAIAMAAOkKADAEAADqCgAgAQAAAPAKACABAAAA8AoAIAMAAADuCgAgAwAA7woAMAQAAPAKACADAAAA7goAIAMAAO8KADAEAADwCgAgAwAAAO4KACADAADvCgAwBAAA8AoAIAT8BgAA9xMAIJoKAQAAAAGhCwEAAAABogtAAAAAAQEIAACiDAAgA5oKAQAAAAGhCwEAAAABogtAAAAAAQEIAACkDAAwAQgAAKQMADAE_AYAAPYTACCaCgEA3hIAIaELAQDeEgAhogtAAN8SACECAAAA8AoAIAgAAKcMACADmgoBAN4SACGhCwEA3hIAIaILQADfEgAhAgAAAO4KACAIAACpDAAgAgAAAO4KACAIAACpDAAgAwAAAPAKACAPAACiDAAgEAAApwwAIAEAAADwCgAgAQAAAO4KACADFQAA8xMAIBYAAPUTACAXAAD0EwAgBpcKAADoEAAwmAoAALAMABCZCgAA6BAAMJoKAQDoDwAhoQsBAOgPACGiC0AA6Q8AIQMAAADuCgAgAwAArwwAMBQAALAMACADAAAA7goAIAMAAO8KADAEAADwCgAgB5cKAADmEAAwmAoAALYMABCZCgAA5hAAMJ0LAQDzDwAhngtAAPQPACGfCwIA8g8AIaALAADnEAAgAQAAALMMACABAAAAswwAIAaXCgAA5hAAMJgKAAC2DAAQmQoAAOYQADCdCwEA8w8AIZ4LQAD0DwAhnwsCAPIPACEAAwAAALYMACADAAC3DAAwBAAAswwAIAMAAAC2DAAgAwAAtwwAMAQAALMMACADAAAAtgwAIAMAALcMADAEAACzDAAgA50LAQAAAAGeC0AAAAABnwsCAAAAAQEIAAC7DAAgA50LAQAAAAGeC0AAAAABnwsCAAAAAQEIAAC9DAAwAQgAAL0MADADnQsBAN4SACGeC0AA3xIAIZ8LAgDdEgAhAgAAALMMACAIAADADAAgA50LAQDeEgAhngtAAN8SACGfCwIA3RIAIQIAAAC2DAAgCAAAwgwAIAIAAAC2DAAgCAAAwgwAIAMAAACzDAAgDwAAuwwAIBAAAMAMACABAAAAswwAIAEAAAC2DAAgBRUAAO4TACAWAADxEwAgFwAA8BMAIDgAAO8TACA5AADyEwAgBpcKAADlEAAwmAoAAMkMABCZCgAA5RAAMJ0LAQDoDwAhngtAAOkPACGfCwIA5w8AIQMAAAC2DAAgAwAAyAwAMBQAAMkMACADAAAAtgwAIAMAALcMADAEAACzDAAgEJIIAADhEAAglwoAAOAQADCYCgAA1AwAEJkKAADgEAAwmgoBAAAAAZ0KQAD0DwAhygoBAP4PACHRCgEA8w8AIdIKAQD-DwAh3AoBAAAAAfoKAgDyDwAhlwsBAP4PACGYCwEA8w8AIZkLAQDzDwAhmgsBAPMPACGbCwEA8w8AIQEAAADMDAAgC_4GAADkEAAglwoAAOMQADCYCgAAzgwAEJkKAADjEAAwsQoBAPMPACG1CgIA8g8AIbYKQACIEAAhiAsBAPMPACGTC0AAiBAAIZULAQDzDwAhlgsBAP4PACEE_gYAAO0TACC2CgAA4xIAIJMLAADjEgAglgsAAOMSACAM_gYAAOQQACCXCgAA4xAAMJgKAADODAAQmQoAAOMQADCxCgEA8w8AIbUKAgDyDwAhtgpAAIgQACGICwEA8w8AIZMLQACIEAAhlQsBAPMPACGWCwEA_g8AIZwLAADiEAAgAwAAAM4MACADAADPDAAwBAAA0AwAIAEAAADODAAgAQAAAMwMACAQkggAAOEQACCXCgAA4BAAMJgKAADUDAAQmQoAAOAQADCaCgEA8w8AIZ0KQAD0DwAhygoBAP4PACHRCgEA8w8AIdIKAQD-DwAh3AoBAP4PACH6CgIA8g8AIZcLAQD-DwAhmAsBAPMPACGZCwEA8w8AIZoLAQDzDwAhmwsBAPMPACEFkggAAOwTACDKCgAA4xIAINIKAADjEgAg3AoAAOMSACCXCwAA4xIAIAMAAADUDAAgAwAA1QwAMAQAAMwMACADAAAA1AwAIAMAANUMADAEAADMDAAgAwAAANQMACADAADVDAAwBAAAzAwAIA2SCAAA6xMAIJoKAQAAAAGdCkAAAAABygoBAAAAAdEKAQAAAAHSCgEAAAAB3AoBAAAAAfoKAgAAAAGXCwEAAAABmAsBAAAAAZkLAQAAAAGaCwEAAAABmwsBAAAAAQEIAADZDAAgDJoKAQAAAAGdCkAAAAABygoBAAAAAdEKAQAAAAHSCgEAAAAB3AoBAAAAAfoKAgAAAAGXCwEAAAABmAsBAAAAAZkLAQAAAAGaCwEAAAABmwsBAAAAAQEIAADbDAAwAQgAANsMADANkggAAN4TACCaCgEA3hIAIZ0KQADfEgAhygoBAOcSACHRCgEA3hIAIdIKAQDnEgAh3AoBAOcSACH6CgIA3RIAIZcLAQDnEgAhmAsBAN4SACGZCwEA3hIAIZoLAQDeEgAhmwsBAN4SACECAAAAzAwAIAgAAN4MACAMmgoBAN4SACGdCkAA3xIAIcoKAQDnEgAh0QoBAN4SACHSCgEA5xIAIdwKAQDnEgAh-goCAN0SACGXCwEA5xIAIZgLAQDeEgAhmQsBAN4SACGaCwEA3hIAIZsLAQDeEgAhAgAAANQMACAIAADgDAAgAgAAANQMACAIAADgDAAgAwAAAMwMACAPAADZDAAgEAAA3gwAIAEAAADMDAAgAQAAANQMACAJFQAA2RMAIBYAANwTACAXAADbEwAgOAAA2hMAIDkAAN0TACDKCgAA4xIAINIKAADjEgAg3AoAAOMSACCXCwAA4xIAIA-XCgAA3xAAMJgKAADnDAAQmQoAAN8QADCaCgEA6A8AIZ0KQADpDwAhygoBAPkPACHRCgEA6A8AIdIKAQD5DwAh3AoBAPkPACH6CgIA5w8AIZcLAQD5DwAhmAsBAOgPACGZCwEA6A8AIZoLAQDoDwAhmwsBAOgPACEDAAAA1AwAIAMAAOYMADAUAADnDAAgAwAAANQMACADAADVDAAwBAAAzAwAIAEAAADQDAAgAQAAANAMACADAAAAzgwAIAMAAM8MADAEAADQDAAgAwAAAM4MACADAADPDAAwBAAA0AwAIAMAAADODAAgAwAAzwwAMAQAANAMACAI_gYAANgTACCxCgEAAAABtQoCAAAAAbYKQAAAAAGICwEAAAABkwtAAAAAAZULAQAAAAGWCwEAAAABAQgAAO8MACAHsQoBAAAAAbUKAgAAAAG2CkAAAAABiAsBAAAAAZMLQAAAAAGVCwEAAAABlgsBAAAAAQEIAADxDAAwAQgAAPEMADAI_gYAANcTACCxCgEA3hIAIbUKAgDdEgAhtgpAAO4SACGICwEA3hIAIZMLQADuEgAhlQsBAN4SACGWCwEA5xIAIQIAAADQDAAgCAAA9AwAIAexCgEA3hIAIbUKAgDdEgAhtgpAAO4SACGICwEA3hIAIZMLQADuEgAhlQsBAN4SACGWCwEA5xIAIQIAAADODAAgCAAA9gwAIAIAAADODAAgCAAA9gwAIAMAAADQDAAgDwAA7wwAIBAAAPQMACABAAAA0AwAIAEAAADODAAgCBUAANITACAWAADVEwAgFwAA1BMAIDgAANMTACA5AADWEwAgtgoAAOMSACCTCwAA4xIAIJYLAADjEgAgCpcKAADeEAAwmAoAAP0MABCZCgAA3hAAMLEKAQDoDwAhtQoCAOcPACG2CkAAgRAAIYgLAQDoDwAhkwtAAIEQACGVCwEA6A8AIZYLAQD5DwAhAwAAAM4MACADAAD8DAAwFAAA_QwAIAMAAADODAAgAwAAzwwAMAQAANAMACAelwoAANoQADCYCgAAgw0AEJkKAADaEAAwmgoBAAAAAZ0KQAD0DwAhsQoAANsQggsi0goBAPMPACHcCgEAAAAB9QoBAPMPACH6CgEA_g8AIfwKQACIEAAh_wpAAIgQACGDCwAA3BCDCyKECwEA_g8AIYULEAClEAAhhgsQAN0QACGHCwEA_g8AIYgLAACqEAAgiQsBAP4PACGKCwEA_g8AIYsLAQD-DwAhjAsBAP4PACGNCwEA_g8AIY4LAACqEAAgjwsBAP4PACGQC0AAiBAAIZELQACIEAAhkgtAAPQPACGTC0AAiBAAIZQLQACIEAAhAQAAAIANACABAAAAgA0AIB6XCgAA2hAAMJgKAACDDQAQmQoAANoQADCaCgEAsxAAIZ0KQAD0DwAhsQoAANsQggsi0goBAPMPACHcCgEA8w8AIfUKAQDzDwAh-goBAP4PACH8CkAAiBAAIf8KQACIEAAhgwsAANwQgwsihAsBAP4PACGFCxAApRAAIYYLEADdEAAhhwsBAP4PACGICwAAqhAAIIkLAQD-DwAhigsBAP4PACGLCwEA_g8AIYwLAQD-DwAhjQsBAP4PACGOCwAAqhAAII8LAQD-DwAhkAtAAIgQACGRC0AAiBAAIZILQAD0DwAhkwtAAIgQACGUC0AAiBAAIRL6CgAA4xIAIPwKAADjEgAg_woAAOMSACCECwAA4xIAIIYLAADjEgAghwsAAOMSACCICwAA4xIAIIkLAADjEgAgigsAAOMSACCLCwAA4xIAIIwLAADjEgAgjQsAAOMSACCOCwAA4xIAII8LAADjEgAgkAsAAOMSACCRCwAA4xIAIJMLAADjEgAglAsAAOMSACADAAAAgw0AIAMAAIQNADAEAACADQAgAwAAAIMNACADAACEDQAwBAAAgA0AIAMAAACDDQAgAwAAhA0AMAQAAIANACAbmgoBAAAAAZ0KQAAAAAGxCgAAAIILAtIKAQAAAAHcCgEAAAAB9QoBAAAAAfoKAQAAAAH8CkAAAAAB_wpAAAAAAYMLAAAAgwsChAsBAAAAAYULEAAAAAGGCxAAAAABhwsBAAAAAYgLgAAAAAGJCwEAAAABigsBAAAAAYsLAQAAAAGMCwEAAAABjQsBAAAAAY4LgAAAAAGPCwEAAAABkAtAAAAAAZELQAAAAAGSC0AAAAABkwtAAAAAAZQLQAAAAAEBCAAAiA0AIBuaCgEAAAABnQpAAAAAAbEKAAAAggsC0goBAAAAAdwKAQAAAAH1CgEAAAAB-goBAAAAAfwKQAAAAAH_CkAAAAABgwsAAACDCwKECwEAAAABhQsQAAAAAYYLEAAAAAGHCwEAAAABiAuAAAAAAYkLAQAAAAGKCwEAAAABiwsBAAAAAYwLAQAAAAGNCwEAAAABjguAAAAAAY8LAQAAAAGQC0AAAAABkQtAAAAAAZILQAAAAAGTC0AAAAABlAtAAAAAAQEIAACKDQAwAQgAAIoNADAbmgoBAN4SACGdCkAA3xIAIbEKAADPE4ILItIKAQDeEgAh3AoBAN4SACH1CgEA3hIAIfoKAQDnEgAh_ApAAO4SACH_CkAA7hIAIYMLAADQE4MLIoQLAQDnEgAhhQsQAIoTACGGCxAA0RMAIYcLAQDnEgAhiAuAAAAAAYkLAQDnEgAhigsBAOcSACGLCwEA5xIAIYwLAQDnEgAhjQsBAOcSACGOC4AAAAABjwsBAOcSACGQC0AA7hIAIZELQADuEgAhkgtAAN8SACGTC0AA7hIAIZQLQADuEgAhAgAAAIANACAIAACNDQAgG5oKAQDeEgAhnQpAAN8SACGxCgAAzxOCCyLSCgEA3hIAIdwKAQDeEgAh9QoBAN4SACH6CgEA5xIAIfwKQADuEgAh_wpAAO4SACGDCwAA0BODCyKECwEA5xIAIYULEACKEwAhhgsQANETACGHCwEA5xIAIYgLgAAAAAGJCwEA5xIAIYoLAQDnEgAhiwsBAOcSACGMCwEA5xIAIY0LAQDnEgAhjguAAAAAAY8LAQDnEgAhkAtAAO4SACGRC0AA7hIAIZILQADfEgAhkwtAAO4SACGUC0AA7hIAIQIAAACDDQAgCAAAjw0AIAIAAACDDQAgCAAAjw0AIAMAAACADQAgDwAAiA0AIBAAAI0NACABAAAAgA0AIAEAAACDDQAgFxUAAMoTACAWAADNEwAgFwAAzBMAIDgAAMsTACA5AADOEwAg-goAAOMSACD8CgAA4xIAIP8KAADjEgAghAsAAOMSACCGCwAA4xIAIIcLAADjEgAgiAsAAOMSACCJCwAA4xIAIIoLAADjEgAgiwsAAOMSACCMCwAA4xIAII0LAADjEgAgjgsAAOMSACCPCwAA4xIAIJALAADjEgAgkQsAAOMSACCTCwAA4xIAIJQLAADjEgAgHpcKAADQEAAwmAoAAJYNABCZCgAA0BAAMJoKAQCwEAAhnQpAAOkPACGxCgAA0RCCCyLSCgEA6A8AIdwKAQDoDwAh9QoBAOgPACH6CgEA-Q8AIfwKQACBEAAh_wpAAIEQACGDCwAA0hCDCyKECwEA-Q8AIYULEACcEAAhhgsQANMQACGHCwEA-Q8AIYgLAACMEAAgiQsBAPkPACGKCwEA-Q8AIYsLAQD5DwAhjAsBAPkPACGNCwEA-Q8AIY4LAACMEAAgjwsBAPkPACGQC0AAgRAAIZELQACBEAAhkgtAAOkPACGTC0AAgRAAIZQLQACBEAAhAwAAAIMNACADAACVDQAwFAAAlg0AIAMAAACDDQAgAwAAhA0AMAQAAIANACAJlwoAAM0QADCYCgAAnA0AEJkKAADNEAAwnQpAAPQPACHRCgAAzhD_CiL0CgEAsxAAIfwKQACIEAAh_wpAAIgQACGACwAAzxAAIAEAAACZDQAgAQAAAJkNACAIlwoAAM0QADCYCgAAnA0AEJkKAADNEAAwnQpAAPQPACHRCgAAzhD_CiL0CgEAsxAAIfwKQACIEAAh_wpAAIgQACEC_AoAAOMSACD_CgAA4xIAIAMAAACcDQAgAwAAnQ0AMAQAAJkNACADAAAAnA0AIAMAAJ0NADAEAACZDQAgAwAAAJwNACADAACdDQAwBAAAmQ0AIAWdCkAAAAAB0QoAAAD_CgL0CgEAAAAB_ApAAAAAAf8KQAAAAAEBCAAAoQ0AIAWdCkAAAAAB0QoAAAD_CgL0CgEAAAAB_ApAAAAAAf8KQAAAAAEBCAAAow0AMAEIAACjDQAwBZ0KQADfEgAh0QoAAMkT_woi9AoBAN4SACH8CkAA7hIAIf8KQADuEgAhAgAAAJkNACAIAACmDQAgBZ0KQADfEgAh0QoAAMkT_woi9AoBAN4SACH8CkAA7hIAIf8KQADuEgAhAgAAAJwNACAIAACoDQAgAgAAAJwNACAIAACoDQAgAwAAAJkNACAPAAChDQAgEAAApg0AIAEAAACZDQAgAQAAAJwNACAFFQAAxhMAIBYAAMgTACAXAADHEwAg_AoAAOMSACD_CgAA4xIAIAiXCgAAyRAAMJgKAACvDQAQmQoAAMkQADCdCkAA6Q8AIdEKAADKEP8KIvQKAQCwEAAh_ApAAIEQACH_CkAAgRAAIQMAAACcDQAgAwAArg0AMBQAAK8NACADAAAAnA0AIAMAAJ0NADAEAACZDQAgCZcKAADIEAAwmAoAALUNABCZCgAAyBAAMJoKAQAAAAGdCkAA9A8AIfEKAAC9EAAg-woBAAAAAfwKQACIEAAh_QpAAIgQACEBAAAAsg0AIAEAAACyDQAgCZcKAADIEAAwmAoAALUNABCZCgAAyBAAMJoKAQDzDwAhnQpAAPQPACHxCgAAvRAAIPsKAQDzDwAh_ApAAIgQACH9CkAAiBAAIQL8CgAA4xIAIP0KAADjEgAgAwAAALUNACADAAC2DQAwBAAAsg0AIAMAAAC1DQAgAwAAtg0AMAQAALINACADAAAAtQ0AIAMAALYNADAEAACyDQAgBpoKAQAAAAGdCkAAAAAB8QqAAAAAAfsKAQAAAAH8CkAAAAAB_QpAAAAAAQEIAAC6DQAgBpoKAQAAAAGdCkAAAAAB8QqAAAAAAfsKAQAAAAH8CkAAAAAB_QpAAAAAAQEIAAC8DQAwAQgAALwNADAGmgoBAN4SACGdCkAA3xIAIfEKgAAAAAH7CgEA3hIAIfwKQADuEgAh_QpAAO4SACECAAAAsg0AIAgAAL8NACAGmgoBAN4SACGdCkAA3xIAIfEKgAAAAAH7CgEA3hIAIfwKQADuEgAh_QpAAO4SACECAAAAtQ0AIAgAAMENACACAAAAtQ0AIAgAAMENACADAAAAsg0AIA8AALoNACAQAAC_DQAgAQAAALINACABAAAAtQ0AIAUVAADDEwAgFgAAxRMAIBcAAMQTACD8CgAA4xIAIP0KAADjEgAgCZcKAADHEAAwmAoAAMgNABCZCgAAxxAAMJoKAQDoDwAhnQpAAOkPACHxCgAAtxAAIPsKAQDoDwAh_ApAAIEQACH9CkAAgRAAIQMAAAC1DQAgAwAAxw0AMBQAAMgNACADAAAAtQ0AIAMAALYNADAEAACyDQAgDpcKAADGEAAwmAoAAM4NABCZCgAAxhAAMJoKAQAAAAGdCkAA9A8AIasKQAD0DwAhygoBAPMPACHSCgEA8w8AIdMKAQDzDwAh1QoBAPMPACH3CgIA8g8AIfgKQAD0DwAh-QpAAIgQACH6CgIAqxAAIQEAAADLDQAgAQAAAMsNACAOlwoAAMYQADCYCgAAzg0AEJkKAADGEAAwmgoBAPMPACGdCkAA9A8AIasKQAD0DwAhygoBAPMPACHSCgEA8w8AIdMKAQDzDwAh1QoBAPMPACH3CgIA8g8AIfgKQAD0DwAh-QpAAIgQACH6CgIAqxAAIQL5CgAA4xIAIPoKAADjEgAgAwAAAM4NACADAADPDQAwBAAAyw0AIAMAAADODQAgAwAAzw0AMAQAAMsNACADAAAAzg0AIAMAAM8NADAEAADLDQAgC5oKAQAAAAGdCkAAAAABqwpAAAAAAcoKAQAAAAHSCgEAAAAB0woBAAAAAdUKAQAAAAH3CgIAAAAB-ApAAAAAAfkKQAAAAAH6CgIAAAABAQgAANMNACALmgoBAAAAAZ0KQAAAAAGrCkAAAAABygoBAAAAAdIKAQAAAAHTCgEAAAAB1QoBAAAAAfcKAgAAAAH4CkAAAAAB-QpAAAAAAfoKAgAAAAEBCAAA1Q0AMAEIAADVDQAwC5oKAQDeEgAhnQpAAN8SACGrCkAA3xIAIcoKAQDeEgAh0goBAN4SACHTCgEA3hIAIdUKAQDeEgAh9woCAN0SACH4CkAA3xIAIfkKQADuEgAh-goCAPgSACECAAAAyw0AIAgAANgNACALmgoBAN4SACGdCkAA3xIAIasKQADfEgAhygoBAN4SACHSCgEA3hIAIdMKAQDeEgAh1QoBAN4SACH3CgIA3RIAIfgKQADfEgAh-QpAAO4SACH6CgIA-BIAIQIAAADODQAgCAAA2g0AIAIAAADODQAgCAAA2g0AIAMAAADLDQAgDwAA0w0AIBAAANgNACABAAAAyw0AIAEAAADODQAgBxUAAL4TACAWAADBEwAgFwAAwBMAIDgAAL8TACA5AADCEwAg-QoAAOMSACD6CgAA4xIAIA6XCgAAxRAAMJgKAADhDQAQmQoAAMUQADCaCgEA6A8AIZ0KQADpDwAhqwpAAOkPACHKCgEA6A8AIdIKAQDoDwAh0woBAOgPACHVCgEA6A8AIfcKAgDnDwAh-ApAAOkPACH5CkAAgRAAIfoKAgCNEAAhAwAAAM4NACADAADgDQAwFAAA4Q0AIAMAAADODQAgAwAAzw0AMAQAAMsNACANlwoAAMIQADCYCgAA5w0AEJkKAADCEAAwnQpAAPQPACGxCgAAwxD0CiLRCgAAvBDwCiLSCgEA8w8AIdwKAQAAAAHxCgAAvRAAIPIKQACIEAAh9AoBAPMPACH1CgEA8w8AIfYKAADEEAAgAQAAAOQNACABAAAA5A0AIAyXCgAAwhAAMJgKAADnDQAQmQoAAMIQADCdCkAA9A8AIbEKAADDEPQKItEKAAC8EPAKItIKAQDzDwAh3AoBAPMPACHxCgAAvRAAIPIKQACIEAAh9AoBAPMPACH1CgEA8w8AIQHyCgAA4xIAIAMAAADnDQAgAwAA6A0AMAQAAOQNACADAAAA5w0AIAMAAOgNADAEAADkDQAgAwAAAOcNACADAADoDQAwBAAA5A0AIAmdCkAAAAABsQoAAAD0CgLRCgAAAPAKAtIKAQAAAAHcCgEAAAAB8QqAAAAAAfIKQAAAAAH0CgEAAAAB9QoBAAAAAQEIAADsDQAgCZ0KQAAAAAGxCgAAAPQKAtEKAAAA8AoC0goBAAAAAdwKAQAAAAHxCoAAAAAB8gpAAAAAAfQKAQAAAAH1CgEAAAABAQgAAO4NADABCAAA7g0AMAmdCkAA3xIAIbEKAAC9E_QKItEKAAC5E_AKItIKAQDeEgAh3AoBAN4SACHxCoAAAAAB8gpAAO4SACH0CgEA3hIAIfUKAQDeEgAhAgAAAOQNACAIAADxDQAgCZ0KQADfEgAhsQoAAL0T9Aoi0QoAALkT8Aoi0goBAN4SACHcCgEA3hIAIfEKgAAAAAHyCkAA7hIAIfQKAQDeEgAh9QoBAN4SACECAAAA5w0AIAgAAPMNACACAAAA5w0AIAgAAPMNACADAAAA5A0AIA8AAOwNACAQAADxDQAgAQAAAOQNACABAAAA5w0AIAQVAAC6EwAgFgAAvBMAIBcAALsTACDyCgAA4xIAIAyXCgAAvhAAMJgKAAD6DQAQmQoAAL4QADCdCkAA6Q8AIbEKAAC_EPQKItEKAAC2EPAKItIKAQDoDwAh3AoBAOgPACHxCgAAtxAAIPIKQACBEAAh9AoBAOgPACH1CgEA6A8AIQMAAADnDQAgAwAA-Q0AMBQAAPoNACADAAAA5w0AIAMAAOgNADAEAADkDQAgCZcKAAC7EAAwmAoAAIAOABCZCgAAuxAAMJoKAQAAAAGdCkAA9A8AIdEKAAC8EPAKIvAKAQAAAAHxCgAAvRAAIPIKQACIEAAhAQAAAP0NACABAAAA_Q0AIAmXCgAAuxAAMJgKAACADgAQmQoAALsQADCaCgEA8w8AIZ0KQAD0DwAh0QoAALwQ8Aoi8AoBAP4PACHxCgAAvRAAIPIKQACIEAAhAvAKAADjEgAg8goAAOMSACADAAAAgA4AIAMAAIEOADAEAAD9DQAgAwAAAIAOACADAACBDgAwBAAA_Q0AIAMAAACADgAgAwAAgQ4AMAQAAP0NACAGmgoBAAAAAZ0KQAAAAAHRCgAAAPAKAvAKAQAAAAHxCoAAAAAB8gpAAAAAAQEIAACFDgAgBpoKAQAAAAGdCkAAAAAB0QoAAADwCgLwCgEAAAAB8QqAAAAAAfIKQAAAAAEBCAAAhw4AMAEIAACHDgAwBpoKAQDeEgAhnQpAAN8SACHRCgAAuRPwCiLwCgEA5xIAIfEKgAAAAAHyCkAA7hIAIQIAAAD9DQAgCAAAig4AIAaaCgEA3hIAIZ0KQADfEgAh0QoAALkT8Aoi8AoBAOcSACHxCoAAAAAB8gpAAO4SACECAAAAgA4AIAgAAIwOACACAAAAgA4AIAgAAIwOACADAAAA_Q0AIA8AAIUOACAQAACKDgAgAQAAAP0NACABAAAAgA4AIAUVAAC2EwAgFgAAuBMAIBcAALcTACDwCgAA4xIAIPIKAADjEgAgCZcKAAC1EAAwmAoAAJMOABCZCgAAtRAAMJoKAQDoDwAhnQpAAOkPACHRCgAAthDwCiLwCgEA-Q8AIfEKAAC3EAAg8gpAAIEQACEDAAAAgA4AIAMAAJIOADAUAACTDgAgAwAAAIAOACADAACBDgAwBAAA_Q0AIBKfAwEA8w8AIZcKAACyEAAwmAoAAJkOABCZCgAAshAAMJoKAQAAAAGdCkAA9A8AIdIKAQDzDwAh3AoBAAAAAeUKAQDzDwAh5goBAPMPACHnCgEA8w8AIegKAQDzDwAh6QoBAPMPACHqCkAA9A8AIesKQAD0DwAh7AoCAKsQACHtCgIAqxAAIe4KAQD-DwAhAQAAAJYOACABAAAAlg4AIBKfAwEA8w8AIZcKAACyEAAwmAoAAJkOABCZCgAAshAAMJoKAQCzEAAhnQpAAPQPACHSCgEA8w8AIdwKAQDzDwAh5QoBAPMPACHmCgEA8w8AIecKAQDzDwAh6AoBAPMPACHpCgEA8w8AIeoKQAD0DwAh6wpAAPQPACHsCgIAqxAAIe0KAgCrEAAh7goBAP4PACED7AoAAOMSACDtCgAA4xIAIO4KAADjEgAgAwAAAJkOACADAACaDgAwBAAAlg4AIAMAAACZDgAgAwAAmg4AMAQAAJYOACADAAAAmQ4AIAMAAJoOADAEAACWDgAgD58DAQAAAAGaCgEAAAABnQpAAAAAAdIKAQAAAAHcCgEAAAAB5QoBAAAAAeYKAQAAAAHnCgEAAAAB6AoBAAAAAekKAQAAAAHqCkAAAAAB6wpAAAAAAewKAgAAAAHtCgIAAAAB7goBAAAAAQEIAACeDgAgD58DAQAAAAGaCgEAAAABnQpAAAAAAdIKAQAAAAHcCgEAAAAB5QoBAAAAAeYKAQAAAAHnCgEAAAAB6AoBAAAAAekKAQAAAAHqCkAAAAAB6wpAAAAAAewKAgAAAAHtCgIAAAAB7goBAAAAAQEIAACgDgAwAQgAAKAOADAPnwMBAN4SACGaCgEA3hIAIZ0KQADfEgAh0goBAN4SACHcCgEA3hIAIeUKAQDeEgAh5goBAN4SACHnCgEA3hIAIegKAQDeEgAh6QoBAN4SACHqCkAA3xIAIesKQADfEgAh7AoCAPgSACHtCgIA-BIAIe4KAQDnEgAhAgAAAJYOACAIAACjDgAgD58DAQDeEgAhmgoBAN4SACGdCkAA3xIAIdIKAQDeEgAh3AoBAN4SACHlCgEA3hIAIeYKAQDeEgAh5woBAN4SACHoCgEA3hIAIekKAQDeEgAh6gpAAN8SACHrCkAA3xIAIewKAgD4EgAh7QoCAPgSACHuCgEA5xIAIQIAAACZDgAgCAAApQ4AIAIAAACZDgAgCAAApQ4AIAMAAACWDgAgDwAAng4AIBAAAKMOACABAAAAlg4AIAEAAACZDgAgCBUAALETACAWAAC0EwAgFwAAsxMAIDgAALITACA5AAC1EwAg7AoAAOMSACDtCgAA4xIAIO4KAADjEgAgEp8DAQDoDwAhlwoAAK8QADCYCgAArA4AEJkKAACvEAAwmgoBALAQACGdCkAA6Q8AIdIKAQDoDwAh3AoBAOgPACHlCgEA6A8AIeYKAQDoDwAh5woBAOgPACHoCgEA6A8AIekKAQDoDwAh6gpAAOkPACHrCkAA6Q8AIewKAgCNEAAh7QoCAI0QACHuCgEA-Q8AIQMAAACZDgAgAwAAqw4AMBQAAKwOACADAAAAmQ4AIAMAAJoOADAEAACWDgAgG6QJAACmEAAgpQkAAKcQACCmCQAAqBAAIJcKAAChEAAwmAoAALsOABCZCgAAoRAAMJoKAQAAAAGdCkAA9A8AIasKQAD0DwAhygoBAP4PACHRCgAAohDRCiLSCgEA8w8AIdMKAQDzDwAh1AoBAPMPACHVCgEA8w8AIdYKAQDzDwAh1woEAKMQACHYCgQApBAAIdkKAQD-DwAh2goQAKUQACHbCgEA_g8AIdwKAQAAAAHdCgEA_g8AId4KQACIEAAh3wpAAIgQACHgCgIA8g8AIeEKQACIEAAhAQAAAK8OACAOowkAAKwQACCXCgAArRAAMJgKAACxDgAQmQoAAK0QADCdCkAA9A8AIasKQAD0DwAhrwoBAPMPACHJCgEA8w8AIcoKAQDzDwAhywoEAKQQACHMCkAAiBAAIc0KAQD-DwAhzgpAAIgQACHPCiAArhAAIQWjCQAA8RIAIMsKAADjEgAgzAoAAOMSACDNCgAA4xIAIM4KAADjEgAgDqMJAACsEAAglwoAAK0QADCYCgAAsQ4AEJkKAACtEAAwnQpAAPQPACGrCkAA9A8AIa8KAQDzDwAhyQoBAAAAAcoKAQAAAAHLCgQApBAAIcwKQACIEAAhzQoBAP4PACHOCkAAiBAAIc8KIACuEAAhAwAAALEOACADAACyDgAwBAAAsw4AIBKjCQAArBAAIJcKAACpEAAwmAoAALUOABCZCgAAqRAAMJoKBACjEAAhrwoBAPMPACG3CgEA_g8AIbgKBACjEAAhuQoAAKoQACC6CgEA_g8AIbsKAgCrEAAhvAoEAKQQACG9CkAA9A8AIb4KQACIEAAhvwpAAIgQACHACgEA_g8AIcEKAQD-DwAhwgpAAIgQACELowkAAPESACC3CgAA4xIAILkKAADjEgAgugoAAOMSACC7CgAA4xIAILwKAADjEgAgvgoAAOMSACC_CgAA4xIAIMAKAADjEgAgwQoAAOMSACDCCgAA4xIAIBKjCQAArBAAIJcKAACpEAAwmAoAALUOABCZCgAAqRAAMJoKBAAAAAGvCgEA8w8AIbcKAQAAAAG4CgQAoxAAIbkKAACqEAAgugoBAAAAAbsKAgCrEAAhvAoEAKQQACG9CkAA9A8AIb4KQACIEAAhvwpAAIgQACHACgEA_g8AIcEKAQD-DwAhwgpAAIgQACEDAAAAtQ4AIAMAALYOADAEAAC3DgAgEKMJAACJEAAglwoAAIYQADCYCgAAuQ4AEJkKAACGEAAwmgoBAPMPACGbCgEA_g8AIZwKAQD-DwAhnQpAAPQPACGoCgEA8w8AIa8KAQD-DwAhsQoAAIcQsQoisgoBAP4PACGzCkAAiBAAIbQKQACIEAAhtQoCAPIPACG2CkAAiBAAIQEAAAC5DgAgG6QJAACmEAAgpQkAAKcQACCmCQAAqBAAIJcKAAChEAAwmAoAALsOABCZCgAAoRAAMJoKAQDzDwAhnQpAAPQPACGrCkAA9A8AIcoKAQD-DwAh0QoAAKIQ0Qoi0goBAPMPACHTCgEA8w8AIdQKAQDzDwAh1QoBAPMPACHWCgEA8w8AIdcKBACjEAAh2AoEAKQQACHZCgEA_g8AIdoKEAClEAAh2woBAP4PACHcCgEA8w8AId0KAQD-DwAh3gpAAIgQACHfCkAAiBAAIeAKAgDyDwAh4QpAAIgQACEBAAAAuw4AIAEAAACxDgAgAQAAALUOACABAAAArw4AIAukCQAArhMAIKUJAACvEwAgpgkAALATACDKCgAA4xIAINgKAADjEgAg2QoAAOMSACDbCgAA4xIAIN0KAADjEgAg3goAAOMSACDfCgAA4xIAIOEKAADjEgAgAwAAALsOACADAADADgAwBAAArw4AIAMAAAC7DgAgAwAAwA4AMAQAAK8OACADAAAAuw4AIAMAAMAOADAEAACvDgAgGKQJAACrEwAgpQkAAKwTACCmCQAArRMAIJoKAQAAAAGdCkAAAAABqwpAAAAAAcoKAQAAAAHRCgAAANEKAtIKAQAAAAHTCgEAAAAB1AoBAAAAAdUKAQAAAAHWCgEAAAAB1woEAAAAAdgKBAAAAAHZCgEAAAAB2goQAAAAAdsKAQAAAAHcCgEAAAAB3QoBAAAAAd4KQAAAAAHfCkAAAAAB4AoCAAAAAeEKQAAAAAEBCAAAxA4AIBWaCgEAAAABnQpAAAAAAasKQAAAAAHKCgEAAAAB0QoAAADRCgLSCgEAAAAB0woBAAAAAdQKAQAAAAHVCgEAAAAB1goBAAAAAdcKBAAAAAHYCgQAAAAB2QoBAAAAAdoKEAAAAAHbCgEAAAAB3AoBAAAAAd0KAQAAAAHeCkAAAAAB3wpAAAAAAeAKAgAAAAHhCkAAAAABAQgAAMYOADABCAAAxg4AMBikCQAAixMAIKUJAACMEwAgpgkAAI0TACCaCgEA3hIAIZ0KQADfEgAhqwpAAN8SACHKCgEA5xIAIdEKAACJE9EKItIKAQDeEgAh0woBAN4SACHUCgEA3hIAIdUKAQDeEgAh1goBAN4SACHXCgQA9xIAIdgKBAD5EgAh2QoBAOcSACHaChAAihMAIdsKAQDnEgAh3AoBAN4SACHdCgEA5xIAId4KQADuEgAh3wpAAO4SACHgCgIA3RIAIeEKQADuEgAhAgAAAK8OACAIAADJDgAgFZoKAQDeEgAhnQpAAN8SACGrCkAA3xIAIcoKAQDnEgAh0QoAAIkT0Qoi0goBAN4SACHTCgEA3hIAIdQKAQDeEgAh1QoBAN4SACHWCgEA3hIAIdcKBAD3EgAh2AoEAPkSACHZCgEA5xIAIdoKEACKEwAh2woBAOcSACHcCgEA3hIAId0KAQDnEgAh3gpAAO4SACHfCkAA7hIAIeAKAgDdEgAh4QpAAO4SACECAAAAuw4AIAgAAMsOACACAAAAuw4AIAgAAMsOACADAAAArw4AIA8AAMQOACAQAADJDgAgAQAAAK8OACABAAAAuw4AIA0VAACEEwAgFgAAhxMAIBcAAIYTACA4AACFEwAgOQAAiBMAIMoKAADjEgAg2AoAAOMSACDZCgAA4xIAINsKAADjEgAg3QoAAOMSACDeCgAA4xIAIN8KAADjEgAg4QoAAOMSACAYlwoAAJoQADCYCgAA0g4AEJkKAACaEAAwmgoBAOgPACGdCkAA6Q8AIasKQADpDwAhygoBAPkPACHRCgAAmxDRCiLSCgEA6A8AIdMKAQDoDwAh1AoBAOgPACHVCgEA6A8AIdYKAQDoDwAh1woEAIsQACHYCgQAjhAAIdkKAQD5DwAh2goQAJwQACHbCgEA-Q8AIdwKAQDoDwAh3QoBAPkPACHeCkAAgRAAId8KQACBEAAh4AoCAOcPACHhCkAAgRAAIQMAAAC7DgAgAwAA0Q4AMBQAANIOACADAAAAuw4AIAMAAMAOADAEAACvDgAgAQAAALMOACABAAAAsw4AIAMAAACxDgAgAwAAsg4AMAQAALMOACADAAAAsQ4AIAMAALIOADAEAACzDgAgAwAAALEOACADAACyDgAwBAAAsw4AIAujCQAAgxMAIJ0KQAAAAAGrCkAAAAABrwoBAAAAAckKAQAAAAHKCgEAAAABywoEAAAAAcwKQAAAAAHNCgEAAAABzgpAAAAAAc8KIAAAAAEBCAAA2g4AIAqdCkAAAAABqwpAAAAAAa8KAQAAAAHJCgEAAAABygoBAAAAAcsKBAAAAAHMCkAAAAABzQoBAAAAAc4KQAAAAAHPCiAAAAABAQgAANwOADABCAAA3A4AMAujCQAAghMAIJ0KQADfEgAhqwpAAN8SACGvCgEA3hIAIckKAQDeEgAhygoBAN4SACHLCgQA-RIAIcwKQADuEgAhzQoBAOcSACHOCkAA7hIAIc8KIACBEwAhAgAAALMOACAIAADfDgAgCp0KQADfEgAhqwpAAN8SACGvCgEA3hIAIckKAQDeEgAhygoBAN4SACHLCgQA-RIAIcwKQADuEgAhzQoBAOcSACHOCkAA7hIAIc8KIACBEwAhAgAAALEOACAIAADhDgAgAgAAALEOACAIAADhDgAgAwAAALMOACAPAADaDgAgEAAA3w4AIAEAAACzDgAgAQAAALEOACAJFQAA_BIAIBYAAP8SACAXAAD-EgAgOAAA_RIAIDkAAIATACDLCgAA4xIAIMwKAADjEgAgzQoAAOMSACDOCgAA4xIAIA2XCgAAlhAAMJgKAADoDgAQmQoAAJYQADCdCkAA6Q8AIasKQADpDwAhrwoBAOgPACHJCgEA6A8AIcoKAQDoDwAhywoEAI4QACHMCkAAgRAAIc0KAQD5DwAhzgpAAIEQACHPCiAAlxAAIQMAAACxDgAgAwAA5w4AMBQAAOgOACADAAAAsQ4AIAMAALIOADAEAACzDgAgAQAAALcOACABAAAAtw4AIAMAAAC1DgAgAwAAtg4AMAQAALcOACADAAAAtQ4AIAMAALYOADAEAAC3DgAgAwAAALUOACADAAC2DgAwBAAAtw4AIA-jCQAA-xIAIJoKBAAAAAGvCgEAAAABtwoBAAAAAbgKBAAAAAG5CoAAAAABugoBAAAAAbsKAgAAAAG8CgQAAAABvQpAAAAAAb4KQAAAAAG_CkAAAAABwAoBAAAAAcEKAQAAAAHCCkAAAAABAQgAAPAOACAOmgoEAAAAAa8KAQAAAAG3CgEAAAABuAoEAAAAAbkKgAAAAAG6CgEAAAABuwoCAAAAAbwKBAAAAAG9CkAAAAABvgpAAAAAAb8KQAAAAAHACgEAAAABwQoBAAAAAcIKQAAAAAEBCAAA8g4AMAEIAADyDgAwD6MJAAD6EgAgmgoEAPcSACGvCgEA3hIAIbcKAQDnEgAhuAoEAPcSACG5CoAAAAABugoBAOcSACG7CgIA-BIAIbwKBAD5EgAhvQpAAN8SACG-CkAA7hIAIb8KQADuEgAhwAoBAOcSACHBCgEA5xIAIcIKQADuEgAhAgAAALcOACAIAAD1DgAgDpoKBAD3EgAhrwoBAN4SACG3CgEA5xIAIbgKBAD3EgAhuQqAAAAAAboKAQDnEgAhuwoCAPgSACG8CgQA-RIAIb0KQADfEgAhvgpAAO4SACG_CkAA7hIAIcAKAQDnEgAhwQoBAOcSACHCCkAA7hIAIQIAAAC1DgAgCAAA9w4AIAIAAAC1DgAgCAAA9w4AIAMAAAC3DgAgDwAA8A4AIBAAAPUOACABAAAAtw4AIAEAAAC1DgAgDxUAAPISACAWAAD1EgAgFwAA9BIAIDgAAPMSACA5AAD2EgAgtwoAAOMSACC5CgAA4xIAILoKAADjEgAguwoAAOMSACC8CgAA4xIAIL4KAADjEgAgvwoAAOMSACDACgAA4xIAIMEKAADjEgAgwgoAAOMSACARlwoAAIoQADCYCgAA_g4AEJkKAACKEAAwmgoEAIsQACGvCgEA6A8AIbcKAQD5DwAhuAoEAIsQACG5CgAAjBAAILoKAQD5DwAhuwoCAI0QACG8CgQAjhAAIb0KQADpDwAhvgpAAIEQACG_CkAAgRAAIcAKAQD5DwAhwQoBAPkPACHCCkAAgRAAIQMAAAC1DgAgAwAA_Q4AMBQAAP4OACADAAAAtQ4AIAMAALYOADAEAAC3DgAgEKMJAACJEAAglwoAAIYQADCYCgAAuQ4AEJkKAACGEAAwmgoBAAAAAZsKAQD-DwAhnAoBAP4PACGdCkAA9A8AIagKAQAAAAGvCgEAAAABsQoAAIcQsQoisgoBAP4PACGzCkAAiBAAIbQKQACIEAAhtQoCAPIPACG2CkAAiBAAIQEAAACBDwAgAQAAAIEPACAIowkAAPESACCbCgAA4xIAIJwKAADjEgAgrwoAAOMSACCyCgAA4xIAILMKAADjEgAgtAoAAOMSACC2CgAA4xIAIAMAAAC5DgAgAwAAhA8AMAQAAIEPACADAAAAuQ4AIAMAAIQPADAEAACBDwAgAwAAALkOACADAACEDwAwBAAAgQ8AIA2jCQAA8BIAIJoKAQAAAAGbCgEAAAABnAoBAAAAAZ0KQAAAAAGoCgEAAAABrwoBAAAAAbEKAAAAsQoCsgoBAAAAAbMKQAAAAAG0CkAAAAABtQoCAAAAAbYKQAAAAAEBCAAAiA8AIAyaCgEAAAABmwoBAAAAAZwKAQAAAAGdCkAAAAABqAoBAAAAAa8KAQAAAAGxCgAAALEKArIKAQAAAAGzCkAAAAABtApAAAAAAbUKAgAAAAG2CkAAAAABAQgAAIoPADABCAAAig8AMAEAAAC7DgAgDaMJAADvEgAgmgoBAN4SACGbCgEA5xIAIZwKAQDnEgAhnQpAAN8SACGoCgEA3hIAIa8KAQDnEgAhsQoAAO0SsQoisgoBAOcSACGzCkAA7hIAIbQKQADuEgAhtQoCAN0SACG2CkAA7hIAIQIAAACBDwAgCAAAjg8AIAyaCgEA3hIAIZsKAQDnEgAhnAoBAOcSACGdCkAA3xIAIagKAQDeEgAhrwoBAOcSACGxCgAA7RKxCiKyCgEA5xIAIbMKQADuEgAhtApAAO4SACG1CgIA3RIAIbYKQADuEgAhAgAAALkOACAIAACQDwAgAgAAALkOACAIAACQDwAgAQAAALsOACADAAAAgQ8AIA8AAIgPACAQAACODwAgAQAAAIEPACABAAAAuQ4AIAwVAADoEgAgFgAA6xIAIBcAAOoSACA4AADpEgAgOQAA7BIAIJsKAADjEgAgnAoAAOMSACCvCgAA4xIAILIKAADjEgAgswoAAOMSACC0CgAA4xIAILYKAADjEgAgD5cKAAD_DwAwmAoAAJgPABCZCgAA_w8AMJoKAQDoDwAhmwoBAPkPACGcCgEA-Q8AIZ0KQADpDwAhqAoBAOgPACGvCgEA-Q8AIbEKAACAELEKIrIKAQD5DwAhswpAAIEQACG0CkAAgRAAIbUKAgDnDwAhtgpAAIEQACEDAAAAuQ4AIAMAAJcPADAUAACYDwAgAwAAALkOACADAACEDwAwBAAAgQ8AIAeXCgAA_Q8AMJgKAACeDwAQmQoAAP0PADCcCgEA8w8AIZ0KQAD0DwAhrQoBAAAAAa4KAQD-DwAhAQAAAJsPACABAAAAmw8AIAeXCgAA_Q8AMJgKAACeDwAQmQoAAP0PADCcCgEA8w8AIZ0KQAD0DwAhrQoBAPMPACGuCgEA_g8AIQGuCgAA4xIAIAMAAACeDwAgAwAAnw8AMAQAAJsPACADAAAAng8AIAMAAJ8PADAEAACbDwAgAwAAAJ4PACADAACfDwAwBAAAmw8AIAScCgEAAAABnQpAAAAAAa0KAQAAAAGuCgEAAAABAQgAAKMPACAEnAoBAAAAAZ0KQAAAAAGtCgEAAAABrgoBAAAAAQEIAAClDwAwAQgAAKUPADAEnAoBAN4SACGdCkAA3xIAIa0KAQDeEgAhrgoBAOcSACECAAAAmw8AIAgAAKgPACAEnAoBAN4SACGdCkAA3xIAIa0KAQDeEgAhrgoBAOcSACECAAAAng8AIAgAAKoPACACAAAAng8AIAgAAKoPACADAAAAmw8AIA8AAKMPACAQAACoDwAgAQAAAJsPACABAAAAng8AIAQVAADkEgAgFgAA5hIAIBcAAOUSACCuCgAA4xIAIAeXCgAA-A8AMJgKAACxDwAQmQoAAPgPADCcCgEA6A8AIZ0KQADpDwAhrQoBAOgPACGuCgEA-Q8AIQMAAACeDwAgAwAAsA8AMBQAALEPACADAAAAng8AIAMAAJ8PADAEAACbDwAgCJcKAAD2DwAwmAoAALcPABCZCgAA9g8AMKgKAQDzDwAhqQoBAPMPACGqCgEA8w8AIasKQAD0DwAhrAoAAPcPACABAAAAtA8AIAEAAAC0DwAgB5cKAAD2DwAwmAoAALcPABCZCgAA9g8AMKgKAQDzDwAhqQoBAPMPACGqCgEA8w8AIasKQAD0DwAhAAMAAAC3DwAgAwAAuA8AMAQAALQPACADAAAAtw8AIAMAALgPADAEAAC0DwAgAwAAALcPACADAAC4DwAwBAAAtA8AIASoCgEAAAABqQoBAAAAAaoKAQAAAAGrCkAAAAABAQgAALwPACAEqAoBAAAAAakKAQAAAAGqCgEAAAABqwpAAAAAAQEIAAC-DwAwAQgAAL4PADAEqAoBAN4SACGpCgEA3hIAIaoKAQDeEgAhqwpAAN8SACECAAAAtA8AIAgAAMEPACAEqAoBAN4SACGpCgEA3hIAIaoKAQDeEgAhqwpAAN8SACECAAAAtw8AIAgAAMMPACACAAAAtw8AIAgAAMMPACADAAAAtA8AIA8AALwPACAQAADBDwAgAQAAALQPACABAAAAtw8AIAMVAADgEgAgFgAA4hIAIBcAAOESACAHlwoAAPUPADCYCgAAyg8AEJkKAAD1DwAwqAoBAOgPACGpCgEA6A8AIaoKAQDoDwAhqwpAAOkPACEDAAAAtw8AIAMAAMkPADAUAADKDwAgAwAAALcPACADAAC4DwAwBAAAtA8AIAeXCgAA8Q8AMJgKAADQDwAQmQoAAPEPADCaCgIAAAABmwoBAPMPACGcCgEA8w8AIZ0KQAD0DwAhAQAAAM0PACABAAAAzQ8AIAeXCgAA8Q8AMJgKAADQDwAQmQoAAPEPADCaCgIA8g8AIZsKAQDzDwAhnAoBAPMPACGdCkAA9A8AIQADAAAA0A8AIAMAANEPADAEAADNDwAgAwAAANAPACADAADRDwAwBAAAzQ8AIAMAAADQDwAgAwAA0Q8AMAQAAM0PACAEmgoCAAAAAZsKAQAAAAGcCgEAAAABnQpAAAAAAQEIAADVDwAgBJoKAgAAAAGbCgEAAAABnAoBAAAAAZ0KQAAAAAEBCAAA1w8AMAEIAADXDwAwBJoKAgDdEgAhmwoBAN4SACGcCgEA3hIAIZ0KQADfEgAhAgAAAM0PACAIAADaDwAgBJoKAgDdEgAhmwoBAN4SACGcCgEA3hIAIZ0KQADfEgAhAgAAANAPACAIAADcDwAgAgAAANAPACAIAADcDwAgAwAAAM0PACAPAADVDwAgEAAA2g8AIAEAAADNDwAgAQAAANAPACAFFQAA2BIAIBYAANsSACAXAADaEgAgOAAA2RIAIDkAANwSACAHlwoAAOYPADCYCgAA4w8AEJkKAADmDwAwmgoCAOcPACGbCgEA6A8AIZwKAQDoDwAhnQpAAOkPACEDAAAA0A8AIAMAAOIPADAUAADjDwAgAwAAANAPACADAADRDwAwBAAAzQ8AIAeXCgAA5g8AMJgKAADjDwAQmQoAAOYPADCaCgIA5w8AIZsKAQDoDwAhnAoBAOgPACGdCkAA6Q8AIQ0VAADrDwAgFgAA6w8AIBcAAOsPACA4AADwDwAgOQAA6w8AIOEEAgAAAASeCgIAAAABnwoCAAAABKAKAgAAAAGhCgIAAAABogoCAAAAAaMKAgAAAAGkCgIA7w8AIQ4VAADrDwAgFgAA7g8AIBcAAO4PACDhBAEAAAAEngoBAAAAAZ8KAQAAAASgCgEAAAABoQoBAAAAAaIKAQAAAAGjCgEAAAABpAoBAO0PACGlCgEAAAABpgoBAAAAAacKAQAAAAELFQAA6w8AIBYAAOwPACAXAADsDwAg4QRAAAAABJ4KQAAAAAGfCkAAAAAEoApAAAAAAaEKQAAAAAGiCkAAAAABowpAAAAAAaQKQADqDwAhCxUAAOsPACAWAADsDwAgFwAA7A8AIOEEQAAAAASeCkAAAAABnwpAAAAABKAKQAAAAAGhCkAAAAABogpAAAAAAaMKQAAAAAGkCkAA6g8AIQjhBAIAAAAEngoCAAAAAZ8KAgAAAASgCgIAAAABoQoCAAAAAaIKAgAAAAGjCgIAAAABpAoCAOsPACEI4QRAAAAABJ4KQAAAAAGfCkAAAAAEoApAAAAAAaEKQAAAAAGiCkAAAAABowpAAAAAAaQKQADsDwAhDhUAAOsPACAWAADuDwAgFwAA7g8AIOEEAQAAAASeCgEAAAABnwoBAAAABKAKAQAAAAGhCgEAAAABogoBAAAAAaMKAQAAAAGkCgEA7Q8AIaUKAQAAAAGmCgEAAAABpwoBAAAAAQvhBAEAAAAEngoBAAAAAZ8KAQAAAASgCgEAAAABoQoBAAAAAaIKAQAAAAGjCgEAAAABpAoBAO4PACGlCgEAAAABpgoBAAAAAacKAQAAAAENFQAA6w8AIBYAAOsPACAXAADrDwAgOAAA8A8AIDkAAOsPACDhBAIAAAAEngoCAAAAAZ8KAgAAAASgCgIAAAABoQoCAAAAAaIKAgAAAAGjCgIAAAABpAoCAO8PACEI4QQIAAAABJ4KCAAAAAGfCggAAAAEoAoIAAAAAaEKCAAAAAGiCggAAAABowoIAAAAAaQKCADwDwAhB5cKAADxDwAwmAoAANAPABCZCgAA8Q8AMJoKAgDyDwAhmwoBAPMPACGcCgEA8w8AIZ0KQAD0DwAhCOEEAgAAAASeCgIAAAABnwoCAAAABKAKAgAAAAGhCgIAAAABogoCAAAAAaMKAgAAAAGkCgIA6w8AIQvhBAEAAAAEngoBAAAAAZ8KAQAAAASgCgEAAAABoQoBAAAAAaIKAQAAAAGjCgEAAAABpAoBAO4PACGlCgEAAAABpgoBAAAAAacKAQAAAAEI4QRAAAAABJ4KQAAAAAGfCkAAAAAEoApAAAAAAaEKQAAAAAGiCkAAAAABowpAAAAAAaQKQADsDwAhB5cKAAD1DwAwmAoAAMoPABCZCgAA9Q8AMKgKAQDoDwAhqQoBAOgPACGqCgEA6A8AIasKQADpDwAhB5cKAAD2DwAwmAoAALcPABCZCgAA9g8AMKgKAQDzDwAhqQoBAPMPACGqCgEA8w8AIasKQAD0DwAhAqgKAQAAAAGpCgEAAAABB5cKAAD4DwAwmAoAALEPABCZCgAA-A8AMJwKAQDoDwAhnQpAAOkPACGtCgEA6A8AIa4KAQD5DwAhDhUAAPsPACAWAAD8DwAgFwAA_A8AIOEEAQAAAAWeCgEAAAABnwoBAAAABaAKAQAAAAGhCgEAAAABogoBAAAAAaMKAQAAAAGkCgEA-g8AIaUKAQAAAAGmCgEAAAABpwoBAAAAAQ4VAAD7DwAgFgAA_A8AIBcAAPwPACDhBAEAAAAFngoBAAAAAZ8KAQAAAAWgCgEAAAABoQoBAAAAAaIKAQAAAAGjCgEAAAABpAoBAPoPACGlCgEAAAABpgoBAAAAAacKAQAAAAEI4QQCAAAABZ4KAgAAAAGfCgIAAAAFoAoCAAAAAaEKAgAAAAGiCgIAAAABowoCAAAAAaQKAgD7DwAhC-EEAQAAAAWeCgEAAAABnwoBAAAABaAKAQAAAAGhCgEAAAABogoBAAAAAaMKAQAAAAGkCgEA_A8AIaUKAQAAAAGmCgEAAAABpwoBAAAAAQeXCgAA_Q8AMJgKAACeDwAQmQoAAP0PADCcCgEA8w8AIZ0KQAD0DwAhrQoBAPMPACGuCgEA_g8AIQvhBAEAAAAFngoBAAAAAZ8KAQAAAAWgCgEAAAABoQoBAAAAAaIKAQAAAAGjCgEAAAABpAoBAPwPACGlCgEAAAABpgoBAAAAAacKAQAAAAEPlwoAAP8PADCYCgAAmA8AEJkKAAD_DwAwmgoBAOgPACGbCgEA-Q8AIZwKAQD5DwAhnQpAAOkPACGoCgEA6A8AIa8KAQD5DwAhsQoAAIAQsQoisgoBAPkPACGzCkAAgRAAIbQKQACBEAAhtQoCAOcPACG2CkAAgRAAIQcVAADrDwAgFgAAhRAAIBcAAIUQACDhBAAAALEKCJ4KAAAAsQoCnwoAAACxCgikCgAAhBCxCiILFQAA-w8AIBYAAIMQACAXAACDEAAg4QRAAAAABZ4KQAAAAAGfCkAAAAAFoApAAAAAAaEKQAAAAAGiCkAAAAABowpAAAAAAaQKQACCEAAhCxUAAPsPACAWAACDEAAgFwAAgxAAIOEEQAAAAAWeCkAAAAABnwpAAAAABaAKQAAAAAGhCkAAAAABogpAAAAAAaMKQAAAAAGkCkAAghAAIQjhBEAAAAAFngpAAAAAAZ8KQAAAAAWgCkAAAAABoQpAAAAAAaIKQAAAAAGjCkAAAAABpApAAIMQACEHFQAA6w8AIBYAAIUQACAXAACFEAAg4QQAAACxCgieCgAAALEKAp8KAAAAsQoIpAoAAIQQsQoiBOEEAAAAsQoIngoAAACxCgKfCgAAALEKCKQKAACFELEKIhCjCQAAiRAAIJcKAACGEAAwmAoAALkOABCZCgAAhhAAMJoKAQDzDwAhmwoBAP4PACGcCgEA_g8AIZ0KQAD0DwAhqAoBAPMPACGvCgEA_g8AIbEKAACHELEKIrIKAQD-DwAhswpAAIgQACG0CkAAiBAAIbUKAgDyDwAhtgpAAIgQACEE4QQAAACxCgieCgAAALEKAp8KAAAAsQoIpAoAAIUQsQoiCOEEQAAAAAWeCkAAAAABnwpAAAAABaAKQAAAAAGhCkAAAAABogpAAAAAAaMKQAAAAAGkCkAAgxAAIR2kCQAAphAAIKUJAACnEAAgpgkAAKgQACCXCgAAoRAAMJgKAAC7DgAQmQoAAKEQADCaCgEA8w8AIZ0KQAD0DwAhqwpAAPQPACHKCgEA_g8AIdEKAACiENEKItIKAQDzDwAh0woBAPMPACHUCgEA8w8AIdUKAQDzDwAh1goBAPMPACHXCgQAoxAAIdgKBACkEAAh2QoBAP4PACHaChAApRAAIdsKAQD-DwAh3AoBAPMPACHdCgEA_g8AId4KQACIEAAh3wpAAIgQACHgCgIA8g8AIeEKQACIEAAhuw0AALsOACC8DQAAuw4AIBGXCgAAihAAMJgKAAD-DgAQmQoAAIoQADCaCgQAixAAIa8KAQDoDwAhtwoBAPkPACG4CgQAixAAIbkKAACMEAAgugoBAPkPACG7CgIAjRAAIbwKBACOEAAhvQpAAOkPACG-CkAAgRAAIb8KQACBEAAhwAoBAPkPACHBCgEA-Q8AIcIKQACBEAAhDRUAAOsPACAWAACVEAAgFwAAlRAAIDgAAPAPACA5AACVEAAg4QQEAAAABJ4KBAAAAAGfCgQAAAAEoAoEAAAAAaEKBAAAAAGiCgQAAAABowoEAAAAAaQKBACUEAAhDxUAAPsPACAWAACTEAAgFwAAkxAAIJ4KgAAAAAGgCoAAAAABoQqAAAAAAaIKgAAAAAGjCoAAAAABpAqAAAAAAcMKAQAAAAHECgEAAAABxQoBAAAAAcYKgAAAAAHHCoAAAAAByAqAAAAAAQ0VAAD7DwAgFgAA-w8AIBcAAPsPACA4AACQEAAgOQAA-w8AIOEEAgAAAAWeCgIAAAABnwoCAAAABaAKAgAAAAGhCgIAAAABogoCAAAAAaMKAgAAAAGkCgIAkhAAIQ0VAAD7DwAgFgAAkRAAIBcAAJEQACA4AACQEAAgOQAAkRAAIOEEBAAAAAWeCgQAAAABnwoEAAAABaAKBAAAAAGhCgQAAAABogoEAAAAAaMKBAAAAAGkCgQAjxAAIQ0VAAD7DwAgFgAAkRAAIBcAAJEQACA4AACQEAAgOQAAkRAAIOEEBAAAAAWeCgQAAAABnwoEAAAABaAKBAAAAAGhCgQAAAABogoEAAAAAaMKBAAAAAGkCgQAjxAAIQjhBAgAAAAFngoIAAAAAZ8KCAAAAAWgCggAAAABoQoIAAAAAaIKCAAAAAGjCggAAAABpAoIAJAQACEI4QQEAAAABZ4KBAAAAAGfCgQAAAAFoAoEAAAAAaEKBAAAAAGiCgQAAAABowoEAAAAAaQKBACREAAhDRUAAPsPACAWAAD7DwAgFwAA-w8AIDgAAJAQACA5AAD7DwAg4QQCAAAABZ4KAgAAAAGfCgIAAAAFoAoCAAAAAaEKAgAAAAGiCgIAAAABowoCAAAAAaQKAgCSEAAhDJ4KgAAAAAGgCoAAAAABoQqAAAAAAaIKgAAAAAGjCoAAAAABpAqAAAAAAcMKAQAAAAHECgEAAAABxQoBAAAAAcYKgAAAAAHHCoAAAAAByAqAAAAAAQ0VAADrDwAgFgAAlRAAIBcAAJUQACA4AADwDwAgOQAAlRAAIOEEBAAAAASeCgQAAAABnwoEAAAABKAKBAAAAAGhCgQAAAABogoEAAAAAaMKBAAAAAGkCgQAlBAAIQjhBAQAAAAEngoEAAAAAZ8KBAAAAASgCgQAAAABoQoEAAAAAaIKBAAAAAGjCgQAAAABpAoEAJUQACENlwoAAJYQADCYCgAA6A4AEJkKAACWEAAwnQpAAOkPACGrCkAA6Q8AIa8KAQDoDwAhyQoBAOgPACHKCgEA6A8AIcsKBACOEAAhzApAAIEQACHNCgEA-Q8AIc4KQACBEAAhzwogAJcQACEFFQAA6w8AIBYAAJkQACAXAACZEAAgngogAAAAAaQKIACYEAAhBRUAAOsPACAWAACZEAAgFwAAmRAAIJ4KIAAAAAGkCiAAmBAAIQKeCiAAAAABpAogAJkQACEYlwoAAJoQADCYCgAA0g4AEJkKAACaEAAwmgoBAOgPACGdCkAA6Q8AIasKQADpDwAhygoBAPkPACHRCgAAmxDRCiLSCgEA6A8AIdMKAQDoDwAh1AoBAOgPACHVCgEA6A8AIdYKAQDoDwAh1woEAIsQACHYCgQAjhAAIdkKAQD5DwAh2goQAJwQACHbCgEA-Q8AIdwKAQDoDwAh3QoBAPkPACHeCkAAgRAAId8KQACBEAAh4AoCAOcPACHhCkAAgRAAIQcVAADrDwAgFgAAoBAAIBcAAKAQACDhBAAAANEKCJ4KAAAA0QoCnwoAAADRCgikCgAAnxDRCiINFQAA6w8AIBYAAJ4QACAXAACeEAAgOAAAnhAAIDkAAJ4QACDhBBAAAAAEngoQAAAAAZ8KEAAAAASgChAAAAABoQoQAAAAAaIKEAAAAAGjChAAAAABpAoQAJ0QACENFQAA6w8AIBYAAJ4QACAXAACeEAAgOAAAnhAAIDkAAJ4QACDhBBAAAAAEngoQAAAAAZ8KEAAAAASgChAAAAABoQoQAAAAAaIKEAAAAAGjChAAAAABpAoQAJ0QACEI4QQQAAAABJ4KEAAAAAGfChAAAAAEoAoQAAAAAaEKEAAAAAGiChAAAAABowoQAAAAAaQKEACeEAAhBxUAAOsPACAWAACgEAAgFwAAoBAAIOEEAAAA0QoIngoAAADRCgKfCgAAANEKCKQKAACfENEKIgThBAAAANEKCJ4KAAAA0QoCnwoAAADRCgikCgAAoBDRCiIbpAkAAKYQACClCQAApxAAIKYJAACoEAAglwoAAKEQADCYCgAAuw4AEJkKAAChEAAwmgoBAPMPACGdCkAA9A8AIasKQAD0DwAhygoBAP4PACHRCgAAohDRCiLSCgEA8w8AIdMKAQDzDwAh1AoBAPMPACHVCgEA8w8AIdYKAQDzDwAh1woEAKMQACHYCgQApBAAIdkKAQD-DwAh2goQAKUQACHbCgEA_g8AIdwKAQDzDwAh3QoBAP4PACHeCkAAiBAAId8KQACIEAAh4AoCAPIPACHhCkAAiBAAIQThBAAAANEKCJ4KAAAA0QoCnwoAAADRCgikCgAAoBDRCiII4QQEAAAABJ4KBAAAAAGfCgQAAAAEoAoEAAAAAaEKBAAAAAGiCgQAAAABowoEAAAAAaQKBACVEAAhCOEEBAAAAAWeCgQAAAABnwoEAAAABaAKBAAAAAGhCgQAAAABogoEAAAAAaMKBAAAAAGkCgQAkRAAIQjhBBAAAAAEngoQAAAAAZ8KEAAAAASgChAAAAABoQoQAAAAAaIKEAAAAAGjChAAAAABpAoQAJ4QACED4goAALEOACDjCgAAsQ4AIOQKAACxDgAgA-IKAAC1DgAg4woAALUOACDkCgAAtQ4AIBKjCQAAiRAAIJcKAACGEAAwmAoAALkOABCZCgAAhhAAMJoKAQDzDwAhmwoBAP4PACGcCgEA_g8AIZ0KQAD0DwAhqAoBAPMPACGvCgEA_g8AIbEKAACHELEKIrIKAQD-DwAhswpAAIgQACG0CkAAiBAAIbUKAgDyDwAhtgpAAIgQACG7DQAAuQ4AILwNAAC5DgAgEqMJAACsEAAglwoAAKkQADCYCgAAtQ4AEJkKAACpEAAwmgoEAKMQACGvCgEA8w8AIbcKAQD-DwAhuAoEAKMQACG5CgAAqhAAILoKAQD-DwAhuwoCAKsQACG8CgQApBAAIb0KQAD0DwAhvgpAAIgQACG_CkAAiBAAIcAKAQD-DwAhwQoBAP4PACHCCkAAiBAAIQyeCoAAAAABoAqAAAAAAaEKgAAAAAGiCoAAAAABowqAAAAAAaQKgAAAAAHDCgEAAAABxAoBAAAAAcUKAQAAAAHGCoAAAAABxwqAAAAAAcgKgAAAAAEI4QQCAAAABZ4KAgAAAAGfCgIAAAAFoAoCAAAAAaEKAgAAAAGiCgIAAAABowoCAAAAAaQKAgD7DwAhHaQJAACmEAAgpQkAAKcQACCmCQAAqBAAIJcKAAChEAAwmAoAALsOABCZCgAAoRAAMJoKAQDzDwAhnQpAAPQPACGrCkAA9A8AIcoKAQD-DwAh0QoAAKIQ0Qoi0goBAPMPACHTCgEA8w8AIdQKAQDzDwAh1QoBAPMPACHWCgEA8w8AIdcKBACjEAAh2AoEAKQQACHZCgEA_g8AIdoKEAClEAAh2woBAP4PACHcCgEA8w8AId0KAQD-DwAh3gpAAIgQACHfCkAAiBAAIeAKAgDyDwAh4QpAAIgQACG7DQAAuw4AILwNAAC7DgAgDqMJAACsEAAglwoAAK0QADCYCgAAsQ4AEJkKAACtEAAwnQpAAPQPACGrCkAA9A8AIa8KAQDzDwAhyQoBAPMPACHKCgEA8w8AIcsKBACkEAAhzApAAIgQACHNCgEA_g8AIc4KQACIEAAhzwogAK4QACECngogAAAAAaQKIACZEAAhEp8DAQDoDwAhlwoAAK8QADCYCgAArA4AEJkKAACvEAAwmgoBALAQACGdCkAA6Q8AIdIKAQDoDwAh3AoBAOgPACHlCgEA6A8AIeYKAQDoDwAh5woBAOgPACHoCgEA6A8AIekKAQDoDwAh6gpAAOkPACHrCkAA6Q8AIewKAgCNEAAh7QoCAI0QACHuCgEA-Q8AIQsVAADrDwAgFgAA7g8AIBcAAO4PACDhBAEAAAAEngoBAAAAAZ8KAQAAAASgCgEAAAABoQoBAAAAAaIKAQAAAAGjCgEAAAABpAoBALEQACELFQAA6w8AIBYAAO4PACAXAADuDwAg4QQBAAAABJ4KAQAAAAGfCgEAAAAEoAoBAAAAAaEKAQAAAAGiCgEAAAABowoBAAAAAaQKAQCxEAAhEp8DAQDzDwAhlwoAALIQADCYCgAAmQ4AEJkKAACyEAAwmgoBALMQACGdCkAA9A8AIdIKAQDzDwAh3AoBAPMPACHlCgEA8w8AIeYKAQDzDwAh5woBAPMPACHoCgEA8w8AIekKAQDzDwAh6gpAAPQPACHrCkAA9A8AIewKAgCrEAAh7QoCAKsQACHuCgEA_g8AIQjhBAEAAAAEngoBAAAAAZ8KAQAAAASgCgEAAAABoQoBAAAAAaIKAQAAAAGjCgEAAAABpAoBALQQACEI4QQBAAAABJ4KAQAAAAGfCgEAAAAEoAoBAAAAAaEKAQAAAAGiCgEAAAABowoBAAAAAaQKAQC0EAAhCZcKAAC1EAAwmAoAAJMOABCZCgAAtRAAMJoKAQDoDwAhnQpAAOkPACHRCgAAthDwCiLwCgEA-Q8AIfEKAAC3EAAg8gpAAIEQACEHFQAA6w8AIBYAALoQACAXAAC6EAAg4QQAAADwCgieCgAAAPAKAp8KAAAA8AoIpAoAALkQ8AoiDxUAAOsPACAWAAC4EAAgFwAAuBAAIJ4KgAAAAAGgCoAAAAABoQqAAAAAAaIKgAAAAAGjCoAAAAABpAqAAAAAAcMKAQAAAAHECgEAAAABxQoBAAAAAcYKgAAAAAHHCoAAAAAByAqAAAAAAQyeCoAAAAABoAqAAAAAAaEKgAAAAAGiCoAAAAABowqAAAAAAaQKgAAAAAHDCgEAAAABxAoBAAAAAcUKAQAAAAHGCoAAAAABxwqAAAAAAcgKgAAAAAEHFQAA6w8AIBYAALoQACAXAAC6EAAg4QQAAADwCgieCgAAAPAKAp8KAAAA8AoIpAoAALkQ8AoiBOEEAAAA8AoIngoAAADwCgKfCgAAAPAKCKQKAAC6EPAKIgmXCgAAuxAAMJgKAACADgAQmQoAALsQADCaCgEA8w8AIZ0KQAD0DwAh0QoAALwQ8Aoi8AoBAP4PACHxCgAAvRAAIPIKQACIEAAhBOEEAAAA8AoIngoAAADwCgKfCgAAAPAKCKQKAAC6EPAKIgyeCoAAAAABoAqAAAAAAaEKgAAAAAGiCoAAAAABowqAAAAAAaQKgAAAAAHDCgEAAAABxAoBAAAAAcUKAQAAAAHGCoAAAAABxwqAAAAAAcgKgAAAAAEMlwoAAL4QADCYCgAA-g0AEJkKAAC-EAAwnQpAAOkPACGxCgAAvxD0CiLRCgAAthDwCiLSCgEA6A8AIdwKAQDoDwAh8QoAALcQACDyCkAAgRAAIfQKAQDoDwAh9QoBAOgPACEHFQAA6w8AIBYAAMEQACAXAADBEAAg4QQAAAD0CgieCgAAAPQKAp8KAAAA9AoIpAoAAMAQ9AoiBxUAAOsPACAWAADBEAAgFwAAwRAAIOEEAAAA9AoIngoAAAD0CgKfCgAAAPQKCKQKAADAEPQKIgThBAAAAPQKCJ4KAAAA9AoCnwoAAAD0CgikCgAAwRD0CiIMlwoAAMIQADCYCgAA5w0AEJkKAADCEAAwnQpAAPQPACGxCgAAwxD0CiLRCgAAvBDwCiLSCgEA8w8AIdwKAQDzDwAh8QoAAL0QACDyCkAAiBAAIfQKAQDzDwAh9QoBAPMPACEE4QQAAAD0CgieCgAAAPQKAp8KAAAA9AoIpAoAAMEQ9AoiAtEKAAAA8AoC9AoBAAAAAQ6XCgAAxRAAMJgKAADhDQAQmQoAAMUQADCaCgEA6A8AIZ0KQADpDwAhqwpAAOkPACHKCgEA6A8AIdIKAQDoDwAh0woBAOgPACHVCgEA6A8AIfcKAgDnDwAh-ApAAOkPACH5CkAAgRAAIfoKAgCNEAAhDpcKAADGEAAwmAoAAM4NABCZCgAAxhAAMJoKAQDzDwAhnQpAAPQPACGrCkAA9A8AIcoKAQDzDwAh0goBAPMPACHTCgEA8w8AIdUKAQDzDwAh9woCAPIPACH4CkAA9A8AIfkKQACIEAAh-goCAKsQACEJlwoAAMcQADCYCgAAyA0AEJkKAADHEAAwmgoBAOgPACGdCkAA6Q8AIfEKAAC3EAAg-woBAOgPACH8CkAAgRAAIf0KQACBEAAhCZcKAADIEAAwmAoAALUNABCZCgAAyBAAMJoKAQDzDwAhnQpAAPQPACHxCgAAvRAAIPsKAQDzDwAh_ApAAIgQACH9CkAAiBAAIQiXCgAAyRAAMJgKAACvDQAQmQoAAMkQADCdCkAA6Q8AIdEKAADKEP8KIvQKAQCwEAAh_ApAAIEQACH_CkAAgRAAIQcVAADrDwAgFgAAzBAAIBcAAMwQACDhBAAAAP8KCJ4KAAAA_woCnwoAAAD_CgikCgAAyxD_CiIHFQAA6w8AIBYAAMwQACAXAADMEAAg4QQAAAD_CgieCgAAAP8KAp8KAAAA_woIpAoAAMsQ_woiBOEEAAAA_woIngoAAAD_CgKfCgAAAP8KCKQKAADMEP8KIgiXCgAAzRAAMJgKAACcDQAQmQoAAM0QADCdCkAA9A8AIdEKAADOEP8KIvQKAQCzEAAh_ApAAIgQACH_CkAAiBAAIQThBAAAAP8KCJ4KAAAA_woCnwoAAAD_CgikCgAAzBD_CiIC0QoAAAD_CgL0CgEAAAABHpcKAADQEAAwmAoAAJYNABCZCgAA0BAAMJoKAQCwEAAhnQpAAOkPACGxCgAA0RCCCyLSCgEA6A8AIdwKAQDoDwAh9QoBAOgPACH6CgEA-Q8AIfwKQACBEAAh_wpAAIEQACGDCwAA0hCDCyKECwEA-Q8AIYULEACcEAAhhgsQANMQACGHCwEA-Q8AIYgLAACMEAAgiQsBAPkPACGKCwEA-Q8AIYsLAQD5DwAhjAsBAPkPACGNCwEA-Q8AIY4LAACMEAAgjwsBAPkPACGQC0AAgRAAIZELQACBEAAhkgtAAOkPACGTC0AAgRAAIZQLQACBEAAhBxUAAOsPACAWAADZEAAgFwAA2RAAIOEEAAAAggsIngoAAACCCwKfCgAAAIILCKQKAADYEIILIgcVAADrDwAgFgAA1xAAIBcAANcQACDhBAAAAIMLCJ4KAAAAgwsCnwoAAACDCwikCgAA1hCDCyINFQAA-w8AIBYAANUQACAXAADVEAAgOAAA1RAAIDkAANUQACDhBBAAAAAFngoQAAAAAZ8KEAAAAAWgChAAAAABoQoQAAAAAaIKEAAAAAGjChAAAAABpAoQANQQACENFQAA-w8AIBYAANUQACAXAADVEAAgOAAA1RAAIDkAANUQACDhBBAAAAAFngoQAAAAAZ8KEAAAAAWgChAAAAABoQoQAAAAAaIKEAAAAAGjChAAAAABpAoQANQQACEI4QQQAAAABZ4KEAAAAAGfChAAAAAFoAoQAAAAAaEKEAAAAAGiChAAAAABowoQAAAAAaQKEADVEAAhBxUAAOsPACAWAADXEAAgFwAA1xAAIOEEAAAAgwsIngoAAACDCwKfCgAAAIMLCKQKAADWEIMLIgThBAAAAIMLCJ4KAAAAgwsCnwoAAACDCwikCgAA1xCDCyIHFQAA6w8AIBYAANkQACAXAADZEAAg4QQAAACCCwieCgAAAIILAp8KAAAAggsIpAoAANgQggsiBOEEAAAAggsIngoAAACCCwKfCgAAAIILCKQKAADZEIILIh6XCgAA2hAAMJgKAACDDQAQmQoAANoQADCaCgEAsxAAIZ0KQAD0DwAhsQoAANsQggsi0goBAPMPACHcCgEA8w8AIfUKAQDzDwAh-goBAP4PACH8CkAAiBAAIf8KQACIEAAhgwsAANwQgwsihAsBAP4PACGFCxAApRAAIYYLEADdEAAhhwsBAP4PACGICwAAqhAAIIkLAQD-DwAhigsBAP4PACGLCwEA_g8AIYwLAQD-DwAhjQsBAP4PACGOCwAAqhAAII8LAQD-DwAhkAtAAIgQACGRC0AAiBAAIZILQAD0DwAhkwtAAIgQACGUC0AAiBAAIQThBAAAAIILCJ4KAAAAggsCnwoAAACCCwikCgAA2RCCCyIE4QQAAACDCwieCgAAAIMLAp8KAAAAgwsIpAoAANcQgwsiCOEEEAAAAAWeChAAAAABnwoQAAAABaAKEAAAAAGhChAAAAABogoQAAAAAaMKEAAAAAGkChAA1RAAIQqXCgAA3hAAMJgKAAD9DAAQmQoAAN4QADCxCgEA6A8AIbUKAgDnDwAhtgpAAIEQACGICwEA6A8AIZMLQACBEAAhlQsBAOgPACGWCwEA-Q8AIQ-XCgAA3xAAMJgKAADnDAAQmQoAAN8QADCaCgEA6A8AIZ0KQADpDwAhygoBAPkPACHRCgEA6A8AIdIKAQD5DwAh3AoBAPkPACH6CgIA5w8AIZcLAQD5DwAhmAsBAOgPACGZCwEA6A8AIZoLAQDoDwAhmwsBAOgPACEQkggAAOEQACCXCgAA4BAAMJgKAADUDAAQmQoAAOAQADCaCgEA8w8AIZ0KQAD0DwAhygoBAP4PACHRCgEA8w8AIdIKAQD-DwAh3AoBAP4PACH6CgIA8g8AIZcLAQD-DwAhmAsBAPMPACGZCwEA8w8AIZoLAQDzDwAhmwsBAPMPACED4goAAM4MACDjCgAAzgwAIOQKAADODAAgAogLAQAAAAGVCwEAAAABC_4GAADkEAAglwoAAOMQADCYCgAAzgwAEJkKAADjEAAwsQoBAPMPACG1CgIA8g8AIbYKQACIEAAhiAsBAPMPACGTC0AAiBAAIZULAQDzDwAhlgsBAP4PACESkggAAOEQACCXCgAA4BAAMJgKAADUDAAQmQoAAOAQADCaCgEA8w8AIZ0KQAD0DwAhygoBAP4PACHRCgEA8w8AIdIKAQD-DwAh3AoBAP4PACH6CgIA8g8AIZcLAQD-DwAhmAsBAPMPACGZCwEA8w8AIZoLAQDzDwAhmwsBAPMPACG7DQAA1AwAILwNAADUDAAgBpcKAADlEAAwmAoAAMkMABCZCgAA5RAAMJ0LAQDoDwAhngtAAOkPACGfCwIA5w8AIQaXCgAA5hAAMJgKAAC2DAAQmQoAAOYQADCdCwEA8w8AIZ4LQAD0DwAhnwsCAPIPACECnQsBAAAAAZ4LQAAAAAEGlwoAAOgQADCYCgAAsAwAEJkKAADoEAAwmgoBAOgPACGhCwEA6A8AIaILQADpDwAhCJcKAADpEAAwmAoAAJoMABCZCgAA6RAAMJoKAQDoDwAhvQpAAOkPACGVCwEA6A8AIaELAQDoDwAhowtAAIEQACEOlwoAAOoQADCYCgAAhAwAEJkKAADqEAAwmgoBAOgPACG9CkAA6Q8AIcoKAQD5DwAh-goCAOcPACGYCwEA6A8AIZsLAQDoDwAhpAsBAOgPACGlCwEA6A8AIaYLAQDoDwAhpwsBAOgPACGoCwEA6A8AIQ_9BgAA7BAAIJcKAADrEAAwmAoAAPELABCZCgAA6xAAMJoKAQDzDwAhvQpAAPQPACHKCgEA_g8AIfoKAgDyDwAhmAsBAPMPACGbCwEA8w8AIaQLAQDzDwAhpQsBAPMPACGmCwEA8w8AIacLAQDzDwAhqAsBAPMPACED4goAAOgKACDjCgAA6AoAIOQKAADoCgAgCpcKAADtEAAwmAoAAOsLABCZCgAA7RAAMNwKAQDoDwAhkAtAAOkPACGhCwEA6A8AIakLAQDoDwAhqgsQAJwQACGrCwIA5w8AIawLEACcEAAhDpcKAADuEAAwmAoAANULABCZCgAA7hAAMJoKAQDoDwAhnQpAAOkPACGrCkAAgRAAIfIKQACBEAAhiAsBAPkPACGXCwEA-Q8AIa0LAQDoDwAhrgsBAOgPACGvCwEA-Q8AIbALIACXEAAhsQtAAIEQACEGlwoAAO8QADCYCgAAvQsAEJkKAADvEAAw0goBAOgPACGXCwEA6A8AIbILQADpDwAhB5cKAADwEAAwmAoAAKcLABCZCgAA8BAAMJwKAQDoDwAhnQpAAOkPACGzCwEA6A8AIbQLAQDoDwAhB5cKAADxEAAwmAoAAJQLABCZCgAA8RAAMJwKAQDzDwAhnQpAAPQPACGzCwEA8w8AIbQLAQDzDwAhCpcKAADyEAAwmAoAAI4LABCZCgAA8hAAMJ0KQADpDwAh3AoBAOgPACGuCwEA6A8AIbULAQDoDwAhtgsBAPkPACG3C0AAgRAAIbgLQACBEAAhC_wGAAD0EAAglwoAAPMQADCYCgAA8goAEJkKAADzEAAw3AoBAPMPACGQC0AA9A8AIaELAQDzDwAhqQsBAPMPACGqCxAApRAAIasLAgDyDwAhrAsQAKUQACEU4QQAAP0QACD9BgAA7BAAIP8GAAD-EAAggAcAAP8QACCXCgAA_BAAMJgKAADiCgAQmQoAAPwQADCaCgEA8w8AIZ0KQAD0DwAhqwpAAIgQACHyCkAAiBAAIYgLAQD-DwAhlwsBAP4PACGtCwEA8w8AIa4LAQDzDwAhrwsBAP4PACGwCyAArhAAIbELQACIEAAhuw0AAOIKACC8DQAA4goAIAf8BgAA9BAAIJcKAAD1EAAwmAoAAO4KABCZCgAA9RAAMJoKAQDzDwAhoQsBAPMPACGiC0AA9A8AIQKVCwEAAAABoQsBAAAAAQr8BgAA9BAAIP4GAAD4EAAglwoAAPcQADCYCgAA6AoAEJkKAAD3EAAwmgoBAPMPACG9CkAA9A8AIZULAQDzDwAhoQsBAPMPACGjC0AAiBAAIRH9BgAA7BAAIJcKAADrEAAwmAoAAPELABCZCgAA6xAAMJoKAQDzDwAhvQpAAPQPACHKCgEA_g8AIfoKAgDyDwAhmAsBAPMPACGbCwEA8w8AIaQLAQDzDwAhpQsBAPMPACGmCwEA8w8AIacLAQDzDwAhqAsBAPMPACG7DQAA8QsAILwNAADxCwAgDPsGAAD6EAAggQcAAPsQACCXCgAA-RAAMJgKAADmCgAQmQoAAPkQADCdCkAA9A8AIdwKAQDzDwAhrgsBAPMPACG1CwEA8w8AIbYLAQD-DwAhtwtAAIgQACG4C0AAiBAAIQPiCgAA3goAIOMKAADeCgAg5AoAAN4KACAD4goAAOIKACDjCgAA4goAIOQKAADiCgAgEuEEAAD9EAAg_QYAAOwQACD_BgAA_hAAIIAHAAD_EAAglwoAAPwQADCYCgAA4goAEJkKAAD8EAAwmgoBAPMPACGdCkAA9A8AIasKQACIEAAh8gpAAIgQACGICwEA_g8AIZcLAQD-DwAhrQsBAPMPACGuCwEA8w8AIa8LAQD-DwAhsAsgAK4QACGxC0AAiBAAIQ77BgAA-hAAIIEHAAD7EAAglwoAAPkQADCYCgAA5goAEJkKAAD5EAAwnQpAAPQPACHcCgEA8w8AIa4LAQDzDwAhtQsBAPMPACG2CwEA_g8AIbcLQACIEAAhuAtAAIgQACG7DQAA5goAILwNAADmCgAgA-IKAADuCgAg4woAAO4KACDkCgAA7goAIAPiCgAA8goAIOMKAADyCgAg5AoAAPIKACAC0goBAAAAAZcLAQAAAAEH4QQAAIIRACCXCgAAgREAMJgKAADeCgAQmQoAAIERADDSCgEA8w8AIZcLAQDzDwAhsgtAAPQPACEO-wYAAPoQACCBBwAA-xAAIJcKAAD5EAAwmAoAAOYKABCZCgAA-RAAMJ0KQAD0DwAh3AoBAPMPACGuCwEA8w8AIbULAQDzDwAhtgsBAP4PACG3C0AAiBAAIbgLQACIEAAhuw0AAOYKACC8DQAA5goAIAaXCgAAgxEAMJgKAADZCgAQmQoAAIMRADCaCgQAixAAIbsLAQCwEAAhvAsAALcQACATlwoAAIQRADCYCgAAwwoAEJkKAACEEQAwmgoBALAQACG9CwEA6A8AIb4LAQDoDwAhvwtAAIEQACHACwQAixAAIcELBACLEAAhwgsAAIURACDDC0AA6Q8AIcQLBACLEAAhxQsAAIURACDGCwEA-Q8AIccLAgDnDwAhyAsQAJwQACHJCwIA5w8AIcoLQADpDwAhywtAAIEQACEEngoBAAAABcwLAQAAAAHNCwEAAAAEzgsBAAAABBTaBgAAhxEAIJcKAACGEQAwmAoAALAKABCZCgAAhhEAMJoKAQCzEAAhvQsBAPMPACG-CwEA8w8AIb8LQACIEAAhwAsEAKMQACHBCwQAoxAAIcILAACFEQAgwwtAAPQPACHECwQAoxAAIcULAACFEQAgxgsBAP4PACHHCwIA8g8AIcgLEAClEAAhyQsCAPIPACHKC0AA9A8AIcsLQACIEAAhA-IKAACqCgAg4woAAKoKACDkCgAAqgoAIAfZBgAAiREAIJcKAACIEQAwmAoAAKoKABCZCgAAiBEAMJoKBACjEAAhuwsBALMQACG8CwAAvRAAIBbaBgAAhxEAIJcKAACGEQAwmAoAALAKABCZCgAAhhEAMJoKAQCzEAAhvQsBAPMPACG-CwEA8w8AIb8LQACIEAAhwAsEAKMQACHBCwQAoxAAIcILAACFEQAgwwtAAPQPACHECwQAoxAAIcULAACFEQAgxgsBAP4PACHHCwIA8g8AIcgLEAClEAAhyQsCAPIPACHKC0AA9A8AIcsLQACIEAAhuw0AALAKACC8DQAAsAoAIAaXCgAAihEAMJgKAAClCgAQmQoAAIoRADDSCgEA6A8AIc8LAQCwEAAh0AtAAOkPACEGlwoAAIsRADCYCgAAkgoAEJkKAACLEQAw0goBAPMPACHPCwEAsxAAIdALQAD0DwAhAtIKAQAAAAHPCwEAAAABBpcKAACNEQAwmAoAAIwKABCZCgAAjREAMJ0KQADpDwAhtQsBAOgPACHSCwEA6A8AIQaXCgAAjhEAMJgKAAD5CQAQmQoAAI4RADCdCkAA9A8AIbULAQDzDwAh0gsBAPMPACEHlwoAAI8RADCYCgAA8wkAEJkKAACPEQAwngsCAOcPACHTC0AA6Q8AIdQLEACcEAAh1QsQAJwQACEHlwoAAJARADCYCgAA4AkAEJkKAACQEQAwngsCAPIPACHTC0AA9A8AIdQLEAClEAAh1QsQAKUQACEJlwoAAJERADCYCgAA2gkAEJkKAACREQAwmgoBAOgPACHWCwEA6A8AIdcLAQDoDwAh2AsAALcQACDZCyAAlxAAIdoLQADpDwAhBpcKAACSEQAwmAoAAMQJABCZCgAAkhEAMJoKAQDoDwAh2gtAAOkPACHbCwEA6A8AIQeIBgAAlBEAIJcKAACTEQAwmAoAALEJABCZCgAAkxEAMJoKAQDzDwAh2gtAAPQPACHbCwEA8w8AIQPiCgAAqwkAIOMKAACrCQAg5AoAAKsJACAKhwYAAJYRACCXCgAAlREAMJgKAACrCQAQmQoAAJURADCaCgEA8w8AIdYLAQDzDwAh1wsBAPMPACHYCwAAvRAAINkLIACuEAAh2gtAAPQPACEJiAYAAJQRACCXCgAAkxEAMJgKAACxCQAQmQoAAJMRADCaCgEA8w8AIdoLQAD0DwAh2wsBAPMPACG7DQAAsQkAILwNAACxCQAgBpcKAACXEQAwmAoAAKYJABCZCgAAlxEAMKoLEACcEAAh3AsBALAQACHdCwIA5w8AIRSXCgAAmBEAMJgKAACQCQAQmQoAAJgRADCaCgEAsBAAIZ0KQADpDwAhsQoBAOgPACGyCgEA-Q8AIbUKAgDnDwAh2woBAPkPACGPCwEA6A8AIZILQADpDwAhqgsQAJwQACHeCwEAsBAAId8LAQDoDwAh4AsBAOgPACHhCwEA-Q8AIeILAACMEAAg4wtAAIEQACHkC0AAgRAAIeULQACBEAAhCZcKAACZEQAwmAoAAPoIABCZCgAAmREAMJoKBACLEAAhjwsBAOgPACHeCwEAsBAAIeYLAQD5DwAh5wsBAOgPACHoC0AA6Q8AIQ6XCgAAmhEAMJgKAADkCAAQmQoAAJoRADCqCxAAnBAAId0LAgDnDwAh3gsBALAQACHpCwEA6A8AIeoLAQDoDwAh6wsBAOgPACHsCxAA0xAAIe0LAgDnDwAh7gsBAOgPACHvCwEA6A8AIfALAgCNEAAhLpcKAACbEQAwmAoAAM4IABCZCgAAmxEAMJoKAQCwEAAhnQpAAOkPACGxCgEA6A8AIdsKAQD5DwAhjwsBAOgPACGSC0AA6Q8AIakLAQDoDwAhqgsQAJwQACGuCwEA6A8AIb4LAQDoDwAh1wsBAPkPACHlC0AA6Q8AIekLAQD5DwAh6wsBAOgPACHuCwEA6A8AIfELAQDoDwAh8gsBAOgPACHzCwEA6A8AIfQLAQDoDwAh9QsBAOgPACH2CxAA0xAAIfcLEADTEAAh-AsCAI0QACH5CwAAtxAAIPoLAAC3EAAg-wsAAZwRACH8CwABnBEAIf0LAQD5DwAh_gsAAZ0RACH_C0AA6Q8AIYAMAQD5DwAhgQwBAPkPACGCDAEA6A8AIYMMIACXEAAhhAwCAI0QACGFDAAAjBAAIIYMAAGdEQAhhwwAAIwQACCIDAEAnhEAIYkMAQD5DwAhigwQANMQACGLDCAAlxAAIYwMQACBEAAhBxUAAOsPACAWAACjEQAgFwAAoxEAIOEEAAEAAASeCgABAAABnwoAAQAABKQKAAGiEQAhBxUAAPsPACAWAAChEQAgFwAAoREAIOEEAAEAAAWeCgABAAABnwoAAQAABaQKAAGgEQAhCxUAAPsPACAWAAD8DwAgFwAA_A8AIOEEAQAAAAWeCgEAAAABnwoBAAAABaAKAQAAAAGhCgEAAAABogoBAAAAAaMKAQAAAAGkCgEAnxEAIQsVAAD7DwAgFgAA_A8AIBcAAPwPACDhBAEAAAAFngoBAAAAAZ8KAQAAAAWgCgEAAAABoQoBAAAAAaIKAQAAAAGjCgEAAAABpAoBAJ8RACEHFQAA-w8AIBYAAKERACAXAAChEQAg4QQAAQAABZ4KAAEAAAGfCgABAAAFpAoAAaARACEE4QQAAQAABZ4KAAEAAAGfCgABAAAFpAoAAaERACEHFQAA6w8AIBYAAKMRACAXAACjEQAg4QQAAQAABJ4KAAEAAAGfCgABAAAEpAoAAaIRACEE4QQAAQAABJ4KAAEAAAGfCgABAAAEpAoAAaMRACExswUAAKgRACC0BQAAqREAILYFAACqEQAglwoAAKQRADCYCgAAuwgAEJkKAACkEQAwmgoBALMQACGdCkAA9A8AIbEKAQDzDwAh2woBAP4PACGPCwEA8w8AIZILQAD0DwAhqQsBAPMPACGqCxAApRAAIa4LAQDzDwAhvgsBAPMPACHXCwEA_g8AIeULQAD0DwAh6QsBAP4PACHrCwEA8w8AIe4LAQDzDwAh8QsBAPMPACHyCwEA8w8AIfMLAQDzDwAh9AsBAPMPACH1CwEA8w8AIfYLEADdEAAh9wsQAN0QACH4CwIAqxAAIfkLAAC9EAAg-gsAAL0QACD7CwABpREAIfwLAAGlEQAh_QsBAP4PACH-CwABphEAIf8LQAD0DwAhgAwBAP4PACGBDAEA_g8AIYIMAQDzDwAhgwwgAK4QACGEDAIAqxAAIYUMAACqEAAghgwAAaYRACGHDAAAqhAAIIgMAQCnEQAhiQwBAP4PACGKDBAA3RAAIYsMIACuEAAhjAxAAIgQACEE4QQAAQAABJ4KAAEAAAGfCgABAAAEpAoAAaMRACEE4QQAAQAABZ4KAAEAAAGfCgABAAAFpAoAAaERACEI4QQBAAAABZ4KAQAAAAGfCgEAAAAFoAoBAAAAAaEKAQAAAAGiCgEAAAABowoBAAAAAaQKAQCrEQAhA-IKAACmCAAg4woAAKYIACDkCgAApggAIAPiCgAAqggAIOMKAACqCAAg5AoAAKoIACAD4goAAK4IACDjCgAArggAIOQKAACuCAAgCOEEAQAAAAWeCgEAAAABnwoBAAAABaAKAQAAAAGhCgEAAAABogoBAAAAAaMKAQAAAAGkCgEAqxEAIQLcCwEAAAAB3QsCAAAAAQe1BQAArhEAIJcKAACtEQAwmAoAALIIABCZCgAArREAMKoLEAClEAAh3AsBALMQACHdCwIA8g8AIRiyBQAAsREAILMFAACyEQAglwoAALARADCYCgAArggAEJkKAACwEQAwmgoBALMQACGdCkAA9A8AIbEKAQDzDwAhsgoBAP4PACG1CgIA8g8AIdsKAQD-DwAhjwsBAPMPACGSC0AA9A8AIaoLEAClEAAh3gsBALMQACHfCwEA8w8AIeALAQDzDwAh4QsBAP4PACHiCwAAqhAAIOMLQACIEAAh5AtAAIgQACHlC0AAiBAAIbsNAACuCAAgvA0AAK4IACAC3gsBAAAAAeALAQAAAAEWsgUAALERACCzBQAAshEAIJcKAACwEQAwmAoAAK4IABCZCgAAsBEAMJoKAQCzEAAhnQpAAPQPACGxCgEA8w8AIbIKAQD-DwAhtQoCAPIPACHbCgEA_g8AIY8LAQDzDwAhkgtAAPQPACGqCxAApRAAId4LAQCzEAAh3wsBAPMPACHgCwEA8w8AIeELAQD-DwAh4gsAAKoQACDjC0AAiBAAIeQLQACIEAAh5QtAAIgQACEzswUAAKgRACC0BQAAqREAILYFAACqEQAglwoAAKQRADCYCgAAuwgAEJkKAACkEQAwmgoBALMQACGdCkAA9A8AIbEKAQDzDwAh2woBAP4PACGPCwEA8w8AIZILQAD0DwAhqQsBAPMPACGqCxAApRAAIa4LAQDzDwAhvgsBAPMPACHXCwEA_g8AIeULQAD0DwAh6QsBAP4PACHrCwEA8w8AIe4LAQDzDwAh8QsBAPMPACHyCwEA8w8AIfMLAQDzDwAh9AsBAPMPACH1CwEA8w8AIfYLEADdEAAh9wsQAN0QACH4CwIAqxAAIfkLAAC9EAAg-gsAAL0QACD7CwABpREAIfwLAAGlEQAh_QsBAP4PACH-CwABphEAIf8LQAD0DwAhgAwBAP4PACGBDAEA_g8AIYIMAQDzDwAhgwwgAK4QACGEDAIAqxAAIYUMAACqEAAghgwAAaYRACGHDAAAqhAAIIgMAQCnEQAhiQwBAP4PACGKDBAA3RAAIYsMIACuEAAhjAxAAIgQACG7DQAAuwgAILwNAAC7CAAgA-IKAACyCAAg4woAALIIACDkCgAAsggAIAqyBQAAsREAIJcKAACzEQAwmAoAAKoIABCZCgAAsxEAMJoKBACjEAAhjwsBAPMPACHeCwEAsxAAIeYLAQD-DwAh5wsBAPMPACHoC0AA9A8AIQLdCwIAAAAB3gsBAAAAAQ-yBQAAsREAIJcKAAC1EQAwmAoAAKYIABCZCgAAtREAMKoLEAClEAAh3QsCAPIPACHeCwEAsxAAIekLAQDzDwAh6gsBAPMPACHrCwEA8w8AIewLEADdEAAh7QsCAPIPACHuCwEA8w8AIe8LAQDzDwAh8AsCAKsQACEEqQsBAAAAAb4LAQAAAAHyCwEAAAAB9AsBAAAAAQeXCgAAtxEAMJgKAAChCAAQmQoAALcRADDgCwEA6A8AIZEMAgDnDwAhkgxAAOkPACGTDEAA6Q8AIQeXCgAAuBEAMJgKAACOCAAQmQoAALgRADDgCwEA8w8AIZEMAgDyDwAhkgxAAPQPACGTDEAA9A8AIQWXCgAAuREAMJgKAACICAAQmQoAALkRADDgCwEA6A8AIZQMQADpDwAhBZcKAAC6EQAwmAoAAPUHABCZCgAAuhEAMOALAQDzDwAhlAxAAPQPACEXlwoAALsRADCYCgAA7wcAEJkKAAC7EQAwmgoBAOgPACGdCkAA6Q8AIasKQACBEAAhsQoAALwRlgwi0QoBAOgPACHSCgEA6A8AIdwKAQDoDwAh9QoBAOgPACH_CkAA6Q8AIZILQADpDwAhogtAAIEQACHlC0AAgRAAIesLAQDoDwAhkQwCAOcPACGWDAAAtxAAIJcMAgDnDwAhmAwAAIwQACCZDAAAjBAAIJoMAQD5DwAhmwxAAOkPACEHFQAA6w8AIBYAAL4RACAXAAC-EQAg4QQAAACWDAieCgAAAJYMAp8KAAAAlgwIpAoAAL0RlgwiBxUAAOsPACAWAAC-EQAgFwAAvhEAIOEEAAAAlgwIngoAAACWDAKfCgAAAJYMCKQKAAC9EZYMIgThBAAAAJYMCJ4KAAAAlgwCnwoAAACWDAikCgAAvhGWDCIXlwoAAL8RADCYCgAA3AcAEJkKAAC_EQAwmgoBAPMPACGdCkAA9A8AIasKQACIEAAhsQoAAMARlgwi0QoBAPMPACHSCgEA8w8AIdwKAQDzDwAh9QoBAPMPACH_CkAA9A8AIZILQAD0DwAhogtAAIgQACHlC0AAiBAAIesLAQDzDwAhkQwCAPIPACGWDAAAvRAAIJcMAgDyDwAhmAwAAKoQACCZDAAAqhAAIJoMAQD-DwAhmwxAAPQPACEE4QQAAACWDAieCgAAAJYMAp8KAAAAlgwIpAoAAL4RlgwiCtwBAQDoDwAhlwoAAMERADCYCgAA1gcAEJkKAADBEQAwmgoEAIsQACGuCwEA6A8AIbULAQDoDwAhnAwBAOgPACGdDAEA6A8AIZ4MAgDnDwAhBZcKAADCEQAwmAoAAMAHABCZCgAAwhEAMLULAQDoDwAhnwwCAOcPACEG3QEAAMQRACCXCgAAwxEAMJgKAACtBwAQmQoAAMMRADC1CwEA8w8AIZ8MAgDyDwAhA-IKAACnBwAg4woAAKcHACDkCgAApwcAIAvcAQEA8w8AIeEEAADGEQAglwoAAMURADCYCgAApwcAEJkKAADFEQAwmgoEAKMQACGuCwEA8w8AIbULAQDzDwAhnAwBAPMPACGdDAEA8w8AIZ4MAgDyDwAhCN0BAADEEQAglwoAAMMRADCYCgAArQcAEJkKAADDEQAwtQsBAPMPACGfDAIA8g8AIbsNAACtBwAgvA0AAK0HACAMlwoAAMcRADCYCgAAogcAEJkKAADHEQAwqwpAAOkPACHKCgEA6A8AIdMKAQDoDwAh1QoBAOgPACH6CgIA5w8AIa4LAQDoDwAh4AsBAOgPACHrCwEA6A8AIZwMAQDoDwAhDJcKAADIEQAwmAoAAI8HABCZCgAAyBEAMKsKQAD0DwAhygoBAPMPACHTCgEA8w8AIdUKAQDzDwAh-goCAPIPACGuCwEA8w8AIeALAQDzDwAh6wsBAPMPACGcDAEA8w8AIQLgCwEAAAABnAwBAAAAAQiXCgAAyhEAMJgKAACJBwAQmQoAAMoRADCdCkAA6Q8AIbULAQDoDwAh3gsBAOgPACHgCwEA6A8AIZwMAQDoDwAhCJcKAADLEQAwmAoAAPYGABCZCgAAyxEAMJ0KQAD0DwAhtQsBAPMPACHeCwEA8w8AIeALAQDzDwAhnAwBAPMPACECtQsBAAAAAd4LAQAAAAEFlwoAAM0RADCYCgAA8AYAEJkKAADNEQAwqwpAAOkPACGiDAEA6A8AIQWXCgAAzhEAMJgKAADdBgAQmQoAAM4RADCrCkAA9A8AIaIMAQDzDwAhB5cKAADPEQAwmAoAANcGABCZCgAAzxEAMJ0KQADpDwAh3QsCAOcPACHeCwEAsBAAIaMMAQDoDwAhB5cKAADQEQAwmAoAAMQGABCZCgAA0BEAMJ0KQAD0DwAh3QsCAPIPACHeCwEAsxAAIaMMAQDzDwAhA90LAgAAAAHeCwEAAAABowwBAAAAAQmXCgAA0hEAMJgKAAC-BgAQmQoAANIRADCxCgAA0xGmDCLcCgEA6A8AIZMLQACBEAAh6gsBAOgPACGmDAEA-Q8AIacMQADpDwAhBxUAAOsPACAWAADVEQAgFwAA1REAIOEEAAAApgwIngoAAACmDAKfCgAAAKYMCKQKAADUEaYMIgcVAADrDwAgFgAA1REAIBcAANURACDhBAAAAKYMCJ4KAAAApgwCnwoAAACmDAikCgAA1BGmDCIE4QQAAACmDAieCgAAAKYMAp8KAAAApgwIpAoAANURpgwiCZcKAADWEQAwmAoAAKsGABCZCgAA1hEAMLEKAADXEaYMItwKAQDzDwAhkwtAAIgQACHqCwEA8w8AIaYMAQD-DwAhpwxAAPQPACEE4QQAAACmDAieCgAAAKYMAp8KAAAApgwIpAoAANURpgwiBZcKAADYEQAwmAoAAKUGABCZCgAA2BEAMLULAQDoDwAh2gtAAOkPACEFlwoAANkRADCYCgAAkgYAEJkKAADZEQAwtQsBAPMPACHaC0AA9A8AIRGXCgAA2hEAMJgKAACMBgAQmQoAANoRADCaCgEAsBAAIZ0KQADpDwAh0goBAOgPACGTC0AAgRAAIdcLAQDoDwAh6QsBAPkPACHvCwEA-Q8AIYAMAQDoDwAhggwBAOgPACGoDAEA6A8AIakMAAC3EAAgqgwBAOgPACGrDAEA6A8AIawMAQD5DwAhEZcKAADbEQAwmAoAAPkFABCZCgAA2xEAMJoKAQCzEAAhnQpAAPQPACHSCgEA8w8AIZMLQACIEAAh1wsBAPMPACHpCwEA_g8AIe8LAQD-DwAhgAwBAPMPACGCDAEA8w8AIagMAQDzDwAhqQwAAL0QACCqDAEA8w8AIasMAQDzDwAhrAwBAP4PACEHlwoAANwRADCYCgAA8wUAEJkKAADcEQAwnQpAAOkPACGrCkAA6Q8AIckKAAGcEQAhiAsBAOgPACEHlwoAAN0RADCYCgAA4AUAEJkKAADdEQAwnQpAAPQPACGrCkAA9A8AIckKAAGlEQAhiAsBAPMPACEHlwoAAN4RADCYCgAA2gUAEJkKAADeEQAwqwpAAOkPACGICwEA6A8AIfQLAQDoDwAhrQxAAOkPACEHlwoAAN8RADCYCgAAxwUAEJkKAADfEQAwqwpAAPQPACGICwEA8w8AIfQLAQDzDwAhrQxAAPQPACEFhwYEAIsQACGXCgAA4BEAMJgKAADBBQAQmQoAAOARADCaCgIA5w8AIQWHBgQAoxAAIZcKAADhEQAwmAoAAK4FABCZCgAA4REAMJoKAgDyDwAhDpcKAADiEQAwmAoAAKgFABCZCgAA4hEAMJoKAgDnDwAhhQsBAPkPACHpCwEA6A8AIYAMAQDoDwAhrAwAAZwRACGuDAIA5w8AIa8MAQDoDwAhsAwBAOgPACGxDAEA-Q8AIbIMAQD5DwAhswwAAZ0RACENlwoAAOMRADCYCgAAkgUAEJkKAADjEQAwmgoCAOcPACGwDAEA6A8AIbQMAQDoDwAhtQwBAOgPACG2DAEA6A8AIbcMAQDoDwAhuAwBAPkPACG5DAEA-Q8AIboMAACFEQAguwwgAJcQACEOoAMAAOURACCXCgAA5BEAMJgKAAD_BAAQmQoAAOQRADCaCgIA8g8AIbAMAQDzDwAhtAwBAPMPACG1DAEA8w8AIbYMAQDzDwAhtwwBAPMPACG4DAEA_g8AIbkMAQD-DwAhugwAAIURACC7DCAArhAAIQPiCgAA-QQAIOMKAAD5BAAg5AoAAPkEACAD6QsBAAAAAYAMAQAAAAGuDAIAAAABD58DAADoEQAglwoAAOcRADCYCgAA-QQAEJkKAADnEQAwmgoCAPIPACGFCwEA_g8AIekLAQDzDwAhgAwBAPMPACGsDAABpREAIa4MAgDyDwAhrwwBAPMPACGwDAEA8w8AIbEMAQD-DwAhsgwBAP4PACGzDAABphEAIRCgAwAA5REAIJcKAADkEQAwmAoAAP8EABCZCgAA5BEAMJoKAgDyDwAhsAwBAPMPACG0DAEA8w8AIbUMAQDzDwAhtgwBAPMPACG3DAEA8w8AIbgMAQD-DwAhuQwBAP4PACG6DAAAhREAILsMIACuEAAhuw0AAP8EACC8DQAA_wQAIAeXCgAA6REAMJgKAAD0BAAQmQoAAOkRADC1DAEA6A8AIb0MQADpDwAhvgxAAIEQACG_DAEA-Q8AIQeXCgAA6hEAMJgKAADhBAAQmQoAAOoRADC1DAEA8w8AIb0MQAD0DwAhvgxAAIgQACG_DAEA_g8AIQiXCgAA6xEAMJgKAADbBAAQmQoAAOsRADCaCgEAsBAAIZ0KQADpDwAh0goBAOgPACHADAEAsBAAIcEMBACLEAAhD5cKAADsEQAwmAoAAMUEABCZCgAA7BEAMJoKAQCwEAAhnQpAAOkPACGrCkAAgRAAIbIKAQD5DwAhvgsAAO0RxQwiiAwBAJ4RACHBDAQAixAAIcIMAQDoDwAhwwwBAOgPACHFDAQAixAAIcYMBACLEAAhxwxAAIEQACEHFQAA6w8AIBYAAO8RACAXAADvEQAg4QQAAADFDAieCgAAAMUMAp8KAAAAxQwIpAoAAO4RxQwiBxUAAOsPACAWAADvEQAgFwAA7xEAIOEEAAAAxQwIngoAAADFDAKfCgAAAMUMCKQKAADuEcUMIgThBAAAAMUMCJ4KAAAAxQwCnwoAAADFDAikCgAA7xHFDCIHlwoAAPARADCYCgAArQQAEJkKAADwEQAwnQpAAOkPACHSCgEA6A8AIYgMAQCwEAAhyQwAAPERyQwiBxUAAOsPACAWAADzEQAgFwAA8xEAIOEEAAAAyQwIngoAAADJDAKfCgAAAMkMCKQKAADyEckMIgcVAADrDwAgFgAA8xEAIBcAAPMRACDhBAAAAMkMCJ4KAAAAyQwCnwoAAADJDAikCgAA8hHJDCIE4QQAAADJDAieCgAAAMkMAp8KAAAAyQwIpAoAAPMRyQwiCJcKAAD0EQAwmAoAAJcEABCZCgAA9BEAMJoKAQCwEAAhnQpAAOkPACG1CwEA6A8AIcMMAQDoDwAhygwBAOgPACEC0goBAAAAAcAMAQAAAAEJzAIAAPcRACCXCgAA9hEAMJgKAAD9AwAQmQoAAPYRADCaCgEAsxAAIZ0KQAD0DwAh0goBAPMPACHADAEAsxAAIcEMBACjEAAhE8oCAAD9EQAgzQIAAP4RACCXCgAA-xEAMJgKAAD3AwAQmQoAAPsRADCaCgEAsxAAIZ0KQAD0DwAhqwpAAIgQACGyCgEA_g8AIb4LAAD8EcUMIogMAQCnEQAhwQwEAKMQACHCDAEA8w8AIcMMAQDzDwAhxQwEAKMQACHGDAQAoxAAIccMQACIEAAhuw0AAPcDACC8DQAA9wMAIArLAgAA-REAIM4CAAD6EQAglwoAAPgRADCYCgAA-wMAEJkKAAD4EQAwmgoBALMQACGdCkAA9A8AIbULAQDzDwAhwwwBAPMPACHKDAEA8w8AIQPiCgAA8wMAIOMKAADzAwAg5AoAAPMDACAD4goAAPcDACDjCgAA9wMAIOQKAAD3AwAgEcoCAAD9EQAgzQIAAP4RACCXCgAA-xEAMJgKAAD3AwAQmQoAAPsRADCaCgEAsxAAIZ0KQAD0DwAhqwpAAIgQACGyCgEA_g8AIb4LAAD8EcUMIogMAQCnEQAhwQwEAKMQACHCDAEA8w8AIcMMAQDzDwAhxQwEAKMQACHGDAQAoxAAIccMQACIEAAhBOEEAAAAxQwIngoAAADFDAKfCgAAAMUMCKQKAADvEcUMIgzLAgAA-REAIM4CAAD6EQAglwoAAPgRADCYCgAA-wMAEJkKAAD4EQAwmgoBALMQACGdCkAA9A8AIbULAQDzDwAhwwwBAPMPACHKDAEA8w8AIbsNAAD7AwAgvA0AAPsDACAD4goAAP0DACDjCgAA_QMAIOQKAAD9AwAgAtIKAQAAAAGIDAEAAAABCMoCAACCEgAglwoAAIASADCYCgAA8wMAEJkKAACAEgAwnQpAAPQPACHSCgEA8w8AIYgMAQCzEAAhyQwAAIESyQwiBOEEAAAAyQwIngoAAADJDAKfCgAAAMkMCKQKAADzEckMIgzLAgAA-REAIM4CAAD6EQAglwoAAPgRADCYCgAA-wMAEJkKAAD4EQAwmgoBALMQACGdCkAA9A8AIbULAQDzDwAhwwwBAPMPACHKDAEA8w8AIbsNAAD7AwAgvA0AAPsDACAKlwoAAIMSADCYCgAA7gMAEJkKAACDEgAwmgoBAOgPACGdCkAA6Q8AIasKQADpDwAhrgsBAOgPACG1DAEA6A8AIbYMAQD5DwAhzQwgAIQSACEFFQAA-w8AIBYAAIYSACAXAACGEgAgngogAAAAAaQKIACFEgAhBRUAAPsPACAWAACGEgAgFwAAhhIAIJ4KIAAAAAGkCiAAhRIAIQKeCiAAAAABpAogAIYSACEKlwoAAIcSADCYCgAA2wMAEJkKAACHEgAwmgoBAPMPACGdCkAA9A8AIasKQAD0DwAhrgsBAPMPACG1DAEA8w8AIbYMAQD-DwAhzQwgAIgSACECngogAAAAAaQKIACGEgAhD5cKAACJEgAwmAoAANUDABCZCgAAiRIAMN0LAgDnDwAhtQwBAOgPACG2DAEA-Q8AIc4MAQDoDwAhzwwCAOcPACHRDAAAihLRDCLSDAIAjRAAIdMMAQD5DwAh1AwBAPkPACHVDAEA-Q8AIdYMAACMEAAg1wwCAOcPACEHFQAA6w8AIBYAAIwSACAXAACMEgAg4QQAAADRDAieCgAAANEMAp8KAAAA0QwIpAoAAIsS0QwiBxUAAOsPACAWAACMEgAgFwAAjBIAIOEEAAAA0QwIngoAAADRDAKfCgAAANEMCKQKAACLEtEMIgThBAAAANEMCJ4KAAAA0QwCnwoAAADRDAikCgAAjBLRDCIPlwoAAI0SADCYCgAAwgMAEJkKAACNEgAw3QsCAPIPACG1DAEA8w8AIbYMAQD-DwAhzgwBAPMPACHPDAIA8g8AIdEMAACOEtEMItIMAgCrEAAh0wwBAP4PACHUDAEA_g8AIdUMAQD-DwAh1gwAAKoQACDXDAIA8g8AIQThBAAAANEMCJ4KAAAA0QwCnwoAAADRDAikCgAAjBLRDCICtQwBAAAAAc4MAQAAAAEC3QsCAAAAAc4MAQAAAAEUlwoAAJESADCYCgAAvAMAEJkKAACREgAwowtAAOkPACGwDAEA-Q8AIbIMAQDoDwAhswwAAZwRACG1DAEA6A8AIbYMAQD5DwAhtwwBAPkPACHNDCAAlxAAIdQMAQDoDwAh1QwBAOgPACHaDAEA6A8AIdsMAQD5DwAh3AwBAPkPACHdDAEA-Q8AId4MAACFEQAg3wwAAIURACDgDEAAgRAAIRSXCgAAkhIAMJgKAACvAwAQmQoAAJISADCjC0AA9A8AIbAMAQD-DwAhsgwBAPMPACGzDAABpREAIbUMAQDzDwAhtgwBAP4PACG3DAEA_g8AIc0MIACuEAAh1AwBAPMPACHVDAEA8w8AIdoMAQDzDwAh2wwBAP4PACHcDAEA_g8AId0MAQD-DwAh3gwAAIURACDfDAAAhREAIOAMQACIEAAhDJcKAACTEgAwmAoAAKkDABCZCgAAkxIAMJoKBACLEAAhqwpAAOkPACHSCgEA6A8AIfwKQADpDwAhrQxAAIEQACHhDAEA6A8AIeIMAAGcEQAh4wwAAZwRACHkDAIA5w8AIQyXCgAAlBIAMJgKAACWAwAQmQoAAJQSADCaCgQAoxAAIasKQAD0DwAh0goBAPMPACH8CkAA9A8AIa0MQACIEAAh4QwBAPMPACHiDAABpREAIeMMAAGlEQAh5AwCAPIPACEQlwoAAJUSADCYCgAAkAMAEJkKAACVEgAwnQpAAOkPACGxCgEA-Q8AIdIKAQDoDwAhkgtAAOkPACHhDAEA6A8AIeUMAQDoDwAh5gwBAOgPACHnDAEA6A8AIegMAQD5DwAh6QwBAOgPACHqDAEA6A8AIesMAQDoDwAh7AxAAIEQACEQlwoAAJYSADCYCgAA_QIAEJkKAACWEgAwnQpAAPQPACGxCgEA_g8AIdIKAQDzDwAhkgtAAPQPACHhDAEA8w8AIeUMAQDzDwAh5gwBAPMPACHnDAEA8w8AIegMAQD-DwAh6QwBAPMPACHqDAEA8w8AIesMAQDzDwAh7AxAAIgQACEJlwoAAJcSADCYCgAA9wIAEJkKAACXEgAwmgoEAIsQACGzCwEA6A8AIbULAQDoDwAhnAwBAOgPACGdDAEA6A8AIZ4MAgDnDwAhE5cKAACYEgAwmAoAAOECABCZCgAAmBIAMJ0KQADpDwAhqwpAAIEQACGxCgAAmRLuDCL0CgQAixAAIa4LAQDoDwAhtQsBAOgPACGfDAIA5w8AIe4MQACBEAAh7wwBAPkPACHwDEAAgRAAIfEMQACBEAAh8gxAAIEQACHzDAIA5w8AIfQMQACBEAAh9QxAAIEQACH2DEAAgRAAIQcVAADrDwAgFgAAmxIAIBcAAJsSACDhBAAAAO4MCJ4KAAAA7gwCnwoAAADuDAikCgAAmhLuDCIHFQAA6w8AIBYAAJsSACAXAACbEgAg4QQAAADuDAieCgAAAO4MAp8KAAAA7gwIpAoAAJoS7gwiBOEEAAAA7gwIngoAAADuDAKfCgAAAO4MCKQKAACbEu4MIhTdAQAAnhIAIJcKAACcEgAwmAoAAM4CABCZCgAAnBIAMJ0KQAD0DwAhqwpAAIgQACGxCgAAnRLuDCL0CgQAoxAAIa4LAQDzDwAhtQsBAPMPACGfDAIA8g8AIe4MQACIEAAh7wwBAP4PACHwDEAAiBAAIfEMQACIEAAh8gxAAIgQACHzDAIA8g8AIfQMQACIEAAh9QxAAIgQACH2DEAAiBAAIQThBAAAAO4MCJ4KAAAA7gwCnwoAAADuDAikCgAAmxLuDCID4goAAMgCACDjCgAAyAIAIOQKAADIAgAgCtwBAACgEgAglwoAAJ8SADCYCgAAyAIAEJkKAACfEgAwmgoEAKMQACGzCwEA8w8AIbULAQDzDwAhnAwBAPMPACGdDAEA8w8AIZ4MAgDyDwAhFt0BAACeEgAglwoAAJwSADCYCgAAzgIAEJkKAACcEgAwnQpAAPQPACGrCkAAiBAAIbEKAACdEu4MIvQKBACjEAAhrgsBAPMPACG1CwEA8w8AIZ8MAgDyDwAh7gxAAIgQACHvDAEA_g8AIfAMQACIEAAh8QxAAIgQACHyDEAAiBAAIfMMAgDyDwAh9AxAAIgQACH1DEAAiBAAIfYMQACIEAAhuw0AAM4CACC8DQAAzgIAIBWXCgAAoRIAMJgKAADDAgAQmQoAAKESADCaCgQAixAAIbEKAACjEvkMIrUKAgDnDwAh0QoAAKIS-Awi0goBAOgPACHcCgEA6A8AIY8LAQD5DwAhkAtAAIEQACGqCwQAixAAIbMLAQDoDwAhywtAAIEQACGmDAEA-Q8AIacMQADpDwAh-QwCAOcPACH6DEAAgRAAIfsMAgCNEAAh_AxAAIEQACH9DEAAgRAAIQcVAADrDwAgFgAApxIAIBcAAKcSACDhBAAAAPgMCJ4KAAAA-AwCnwoAAAD4DAikCgAAphL4DCIHFQAA6w8AIBYAAKUSACAXAAClEgAg4QQAAAD5DAieCgAAAPkMAp8KAAAA-QwIpAoAAKQS-QwiBxUAAOsPACAWAAClEgAgFwAApRIAIOEEAAAA-QwIngoAAAD5DAKfCgAAAPkMCKQKAACkEvkMIgThBAAAAPkMCJ4KAAAA-QwCnwoAAAD5DAikCgAApRL5DCIHFQAA6w8AIBYAAKcSACAXAACnEgAg4QQAAAD4DAieCgAAAPgMAp8KAAAA-AwIpAoAAKYS-AwiBOEEAAAA-AwIngoAAAD4DAKfCgAAAPgMCKQKAACnEvgMIhWXCgAAqBIAMJgKAACwAgAQmQoAAKgSADCaCgQAoxAAIbEKAACqEvkMIrUKAgDyDwAh0QoAAKkS-Awi0goBAPMPACHcCgEA8w8AIY8LAQD-DwAhkAtAAIgQACGqCwQAoxAAIbMLAQDzDwAhywtAAIgQACGmDAEA_g8AIacMQAD0DwAh-QwCAPIPACH6DEAAiBAAIfsMAgCrEAAh_AxAAIgQACH9DEAAiBAAIQThBAAAAPgMCJ4KAAAA-AwCnwoAAAD4DAikCgAApxL4DCIE4QQAAAD5DAieCgAAAPkMAp8KAAAA-QwIpAoAAKUS-QwiAvoMQAAAAAH7DAIAAAABEpcKAACsEgAwmAoAAKoCABCZCgAArBIAMLILQADpDwAhtQsBAOgPACH_DAEA6A8AIYANAgDnDwAhgQ0AALcQACCCDQEA6A8AIYMNAAC3EAAghA0BAOgPACGFDSAAlxAAIYYNAgDnDwAhhw0BAOgPACGIDQEA6A8AIYkNAQDoDwAhig0AAZ0RACGLDQEA6A8AIRKXCgAArRIAMJgKAACXAgAQmQoAAK0SADCyC0AA9A8AIbULAQDzDwAh_wwBAPMPACGADQIA8g8AIYENAAC9EAAggg0BAPMPACGDDQAAvRAAIIQNAQDzDwAhhQ0gAK4QACGGDQIA8g8AIYcNAQDzDwAhiA0BAPMPACGJDQEA8w8AIYoNAAGmEQAhiw0BAPMPACEIlwoAAK4SADCYCgAAkQIAEJkKAACuEgAw-goEAIsQACHTC0AA6Q8AIYwNAgDnDwAhjQ0CAOcPACGODQQAixAAIQiXCgAArxIAMJgKAAD-AQAQmQoAAK8SADD6CgQAoxAAIdMLQAD0DwAhjA0CAPIPACGNDQIA8g8AIY4NBACjEAAhAtMLQAAAAAGMDQIAAAABCpcKAACxEgAwmAoAAPgBABCZCgAAsRIAMNsKAAGcEQAhjA0CAOcPACGQDQABnBEAIZENBACLEAAhkg0CAOcPACGTDQABnBEAIZQNAAGdEQAhCpcKAACyEgAwmAoAAOUBABCZCgAAshIAMNsKAAGlEQAhjA0CAPIPACGQDQABpREAIZENBACjEAAhkg0CAPIPACGTDQABpREAIZQNAAGmEQAhBIwNAgAAAAGQDQABAAABkQ0EAAAAAZINAgAAAAEKlwoAALQSADCYCgAA3wEAEJkKAAC0EgAwrgsAAZwRACGKDBAAnBAAIYwNAgDnDwAhkA0AAZwRACGXDQAAtRKXDSKYDRAAnBAAIZkNAgDnDwAhBxUAAOsPACAWAAC3EgAgFwAAtxIAIOEEAAAAlw0IngoAAACXDQKfCgAAAJcNCKQKAAC2EpcNIgcVAADrDwAgFgAAtxIAIBcAALcSACDhBAAAAJcNCJ4KAAAAlw0CnwoAAACXDQikCgAAthKXDSIE4QQAAACXDQieCgAAAJcNAp8KAAAAlw0IpAoAALcSlw0iCpcKAAC4EgAwmAoAAMwBABCZCgAAuBIAMK4LAAGlEQAhigwQAKUQACGMDQIA8g8AIZANAAGlEQAhlw0AALkSlw0imA0QAKUQACGZDQIA8g8AIQThBAAAAJcNCJ4KAAAAlw0CnwoAAACXDQikCgAAtxKXDSIFrgsAAQAAAYwNAgAAAAGQDQABAAABlw0AAACXDQKYDRAAAAABD5cKAAC7EgAwmAoAAMYBABCZCgAAuxIAMNsKAAGcEQAh4QsAAZwRACGdDBAAnBAAIYwNAgDnDwAhkA0AAZwRACGRDQQAixAAIZINAgDnDwAhlw0AALUSlw0imA0QAJwQACGbDQIA5w8AIZwNAgDnDwAhnQ0AAZwRACEPlwoAALwSADCYCgAAswEAEJkKAAC8EgAw2woAAaURACHhCwABpREAIZ0MEAClEAAhjA0CAPIPACGQDQABpREAIZENBACjEAAhkg0CAPIPACGXDQAAuRKXDSKYDRAApRAAIZsNAgDyDwAhnA0CAPIPACGdDQABpREAIQSMDQIAAAABkQ0EAAAAAZsNAgAAAAGcDQIAAAABEJcKAAC-EgAwmAoAAK0BABCZCgAAvhIAMNEKAQDoDwAh2woAAZwRACHdCwIA5w8AIeELAAGdEQAhnQwQAJwQACG_DAEA-Q8AIYwNAgDnDwAhkQ0EAIsQACGSDQIA5w8AIZ0NAAGcEQAhnw0BAOgPACGgDQQAixAAIaENBACLEAAhEJcKAAC_EgAwmAoAAJoBABCZCgAAvxIAMNEKAQDzDwAh2woAAaURACHdCwIA8g8AIeELAAGmEQAhnQwQAKUQACG_DAEA_g8AIYwNAgDyDwAhkQ0EAKMQACGSDQIA8g8AIZ0NAAGlEQAhnw0BAPMPACGgDQQAoxAAIaENBACjEAAhBN0LAgAAAAGMDQIAAAABkQ0EAAAAAZINAgAAAAESlwoAAMESADCYCgAAlAEAEJkKAADBEgAw4QsAAZ0RACH0CwQAixAAIZYMAAGcEQAhnQwQAJwQACHjDAABnBEAIYwNAgDnDwAhkQ0EAIsQACGdDQABnBEAIaANBACLEAAhoQ0EAIsQACGjDQIA5w8AIaQNEACcEAAhpQ0AAZ0RACGmDQQAixAAIacNIACXEAAhEpcKAADCEgAwmAoAAIEBABCZCgAAwhIAMOELAAGmEQAh9AsEAKMQACGWDAABpREAIZ0MEAClEAAh4wwAAaURACGMDQIA8g8AIZENBACjEAAhnQ0AAaURACGgDQQAoxAAIaENBACjEAAhow0CAPIPACGkDRAApRAAIaUNAAGmEQAhpg0EAKMQACGnDSAArhAAIQOMDQIAAAABkQ0EAAAAAaMNAgAAAAEPlwoAAMQSADCYCgAAewAQmQoAAMQSADD6CgIA5w8AIeMMAAGcEQAhjA0CAOcPACGODQIA5w8AIaENEACcEAAhqQ0EAIsQACGqDQABnBEAIasNQADpDwAhrA0AAZwRACGtDRAAnBAAIa4NEADTEAAhrw0gAJcQACEPlwoAAMUSADCYCgAAaAAQmQoAAMUSADD6CgIA8g8AIeMMAAGlEQAhjA0CAPIPACGODQIA8g8AIaENEAClEAAhqQ0EAKMQACGqDQABpREAIasNQAD0DwAhrA0AAaURACGtDRAApRAAIa4NEADdEAAhrw0gAK4QACECjA0CAAAAAakNBAAAAAEIlwoAAMcSADCYCgAAYgAQmQoAAMcSADCMDQIA5w8AIbENBACLEAAhsg0EAI4QACGzDQABnREAIbQNQADpDwAhCJcKAADIEgAwmAoAAE8AEJkKAADIEgAwjA0CAPIPACGxDQQAoxAAIbINBACkEAAhsw0AAaYRACG0DUAA9A8AIQqXCgAAyRIAMJgKAABJABCZCgAAyRIAMJoKBACLEAAh0QoBAOgPACGPCwEA6A8AIegLQADpDwAhtQ0BAOgPACG3DQAAyhK3DSK4DQEA6A8AIQcVAADrDwAgFgAAzBIAIBcAAMwSACDhBAAAALcNCJ4KAAAAtw0CnwoAAAC3DQikCgAAyxK3DSIHFQAA6w8AIBYAAMwSACAXAADMEgAg4QQAAAC3DQieCgAAALcNAp8KAAAAtw0IpAoAAMsStw0iBOEEAAAAtw0IngoAAAC3DQKfCgAAALcNCKQKAADMErcNIgqXCgAAzRIAMJgKAAA2ABCZCgAAzRIAMJoKBACjEAAh0QoBAPMPACGPCwEA8w8AIegLQAD0DwAhtQ0BAPMPACG3DQAAzhK3DSK4DQEA8w8AIQThBAAAALcNCJ4KAAAAtw0CnwoAAAC3DQikCgAAzBK3DSIHlwoAAM8SADCYCgAAMAAQmQoAAM8SADCICwEA6A8AIY8LAQDoDwAhvwtAAOkPACG1DQEA6A8AIQeXCgAA0BIAMJgKAAAdABCZCgAA0BIAMIgLAQDzDwAhjwsBAPMPACG_C0AA9A8AIbUNAQDzDwAhCJcKAADREgAwmAoAABcAEJkKAADREgAw0QoAANISug0ijwsBAOgPACG_C0AA6Q8AIbUNAQDoDwAhuA0BAOgPACEHFQAA6w8AIBYAANQSACAXAADUEgAg4QQAAAC6DQieCgAAALoNAp8KAAAAug0IpAoAANMSug0iBxUAAOsPACAWAADUEgAgFwAA1BIAIOEEAAAAug0IngoAAAC6DQKfCgAAALoNCKQKAADTEroNIgThBAAAALoNCJ4KAAAAug0CnwoAAAC6DQikCgAA1BK6DSIIlwoAANUSADCYCgAABAAQmQoAANUSADDRCgAA1hK6DSKPCwEA8w8AIb8LQAD0DwAhtQ0BAPMPACG4DQEA8w8AIQThBAAAALoNCJ4KAAAAug0CnwoAAAC6DQikCgAA1BK6DSIC0QoAAAC6DQK4DQEAAAABAAAAAAAFww0CAAAAAccNAgAAAAHIDQIAAAAByQ0CAAAAAcoNAgAAAAEBww0BAAAAAQHDDUAAAAABAAAAAAAAAAHDDQEAAAABAAAAAAABww0AAACxCgIBww1AAAAAAQcPAADDGQAgEAAAxhkAIL0NAADEGQAgvg0AAMUZACC_DQAAuw4AIMANAAC7DgAgwQ0AAK8OACADDwAAwxkAIL0NAADEGQAgwQ0AAK8OACALpAkAAK4TACClCQAArxMAIKYJAACwEwAgygoAAOMSACDYCgAA4xIAINkKAADjEgAg2woAAOMSACDdCgAA4xIAIN4KAADjEgAg3woAAOMSACDhCgAA4xIAIAAAAAAABcMNBAAAAAHHDQQAAAAByA0EAAAAAckNBAAAAAHKDQQAAAABBcMNAgAAAAHHDQIAAAAByA0CAAAAAckNAgAAAAHKDQIAAAABBcMNBAAAAAHHDQQAAAAByA0EAAAAAckNBAAAAAHKDQQAAAABBQ8AAL4ZACAQAADBGQAgvQ0AAL8ZACC-DQAAwBkAIMENAACvDgAgAw8AAL4ZACC9DQAAvxkAIMENAACvDgAgAAAAAAABww0gAAAAAQUPAAC5GQAgEAAAvBkAIL0NAAC6GQAgvg0AALsZACDBDQAArw4AIAMPAAC5GQAgvQ0AALoZACDBDQAArw4AIAAAAAAAAcMNAAAA0QoCBcMNEAAAAAHHDRAAAAAByA0QAAAAAckNEAAAAAHKDRAAAAABCw8AAJ8TADAQAACkEwAwvQ0AAKATADC-DQAAoRMAML8NAACjEwAwwA0AAKMTADDBDQAAoxMAMMINAACiEwAgww0AAKMTADDEDQAApRMAMMUNAACmEwAwCw8AAJMTADAQAACYEwAwvQ0AAJQTADC-DQAAlRMAML8NAACXEwAwwA0AAJcTADDBDQAAlxMAMMINAACWEwAgww0AAJcTADDEDQAAmRMAMMUNAACaEwAwBw8AAI4TACAQAACREwAgvQ0AAI8TACC-DQAAkBMAIL8NAAC5DgAgwA0AALkOACDBDQAAgQ8AIAuaCgEAAAABmwoBAAAAAZwKAQAAAAGdCkAAAAABqAoBAAAAAbEKAAAAsQoCsgoBAAAAAbMKQAAAAAG0CkAAAAABtQoCAAAAAbYKQAAAAAECAAAAgQ8AIA8AAI4TACADAAAAuQ4AIA8AAI4TACAQAACSEwAgDQAAALkOACAIAACSEwAgmgoBAN4SACGbCgEA5xIAIZwKAQDnEgAhnQpAAN8SACGoCgEA3hIAIbEKAADtErEKIrIKAQDnEgAhswpAAO4SACG0CkAA7hIAIbUKAgDdEgAhtgpAAO4SACELmgoBAN4SACGbCgEA5xIAIZwKAQDnEgAhnQpAAN8SACGoCgEA3hIAIbEKAADtErEKIrIKAQDnEgAhswpAAO4SACG0CkAA7hIAIbUKAgDdEgAhtgpAAO4SACENmgoEAAAAAbcKAQAAAAG4CgQAAAABuQqAAAAAAboKAQAAAAG7CgIAAAABvAoEAAAAAb0KQAAAAAG-CkAAAAABvwpAAAAAAcAKAQAAAAHBCgEAAAABwgpAAAAAAQIAAAC3DgAgDwAAnhMAIAMAAAC3DgAgDwAAnhMAIBAAAJ0TACABCAAAuBkAMBKjCQAArBAAIJcKAACpEAAwmAoAALUOABCZCgAAqRAAMJoKBAAAAAGvCgEA8w8AIbcKAQAAAAG4CgQAoxAAIbkKAACqEAAgugoBAAAAAbsKAgCrEAAhvAoEAKQQACG9CkAA9A8AIb4KQACIEAAhvwpAAIgQACHACgEA_g8AIcEKAQD-DwAhwgpAAIgQACECAAAAtw4AIAgAAJ0TACACAAAAmxMAIAgAAJwTACARlwoAAJoTADCYCgAAmxMAEJkKAACaEwAwmgoEAKMQACGvCgEA8w8AIbcKAQD-DwAhuAoEAKMQACG5CgAAqhAAILoKAQD-DwAhuwoCAKsQACG8CgQApBAAIb0KQAD0DwAhvgpAAIgQACG_CkAAiBAAIcAKAQD-DwAhwQoBAP4PACHCCkAAiBAAIRGXCgAAmhMAMJgKAACbEwAQmQoAAJoTADCaCgQAoxAAIa8KAQDzDwAhtwoBAP4PACG4CgQAoxAAIbkKAACqEAAgugoBAP4PACG7CgIAqxAAIbwKBACkEAAhvQpAAPQPACG-CkAAiBAAIb8KQACIEAAhwAoBAP4PACHBCgEA_g8AIcIKQACIEAAhDZoKBAD3EgAhtwoBAOcSACG4CgQA9xIAIbkKgAAAAAG6CgEA5xIAIbsKAgD4EgAhvAoEAPkSACG9CkAA3xIAIb4KQADuEgAhvwpAAO4SACHACgEA5xIAIcEKAQDnEgAhwgpAAO4SACENmgoEAPcSACG3CgEA5xIAIbgKBAD3EgAhuQqAAAAAAboKAQDnEgAhuwoCAPgSACG8CgQA-RIAIb0KQADfEgAhvgpAAO4SACG_CkAA7hIAIcAKAQDnEgAhwQoBAOcSACHCCkAA7hIAIQ2aCgQAAAABtwoBAAAAAbgKBAAAAAG5CoAAAAABugoBAAAAAbsKAgAAAAG8CgQAAAABvQpAAAAAAb4KQAAAAAG_CkAAAAABwAoBAAAAAcEKAQAAAAHCCkAAAAABCZ0KQAAAAAGrCkAAAAAByQoBAAAAAcoKAQAAAAHLCgQAAAABzApAAAAAAc0KAQAAAAHOCkAAAAABzwogAAAAAQIAAACzDgAgDwAAqhMAIAMAAACzDgAgDwAAqhMAIBAAAKkTACABCAAAtxkAMA6jCQAArBAAIJcKAACtEAAwmAoAALEOABCZCgAArRAAMJ0KQAD0DwAhqwpAAPQPACGvCgEA8w8AIckKAQAAAAHKCgEAAAABywoEAKQQACHMCkAAiBAAIc0KAQD-DwAhzgpAAIgQACHPCiAArhAAIQIAAACzDgAgCAAAqRMAIAIAAACnEwAgCAAAqBMAIA2XCgAAphMAMJgKAACnEwAQmQoAAKYTADCdCkAA9A8AIasKQAD0DwAhrwoBAPMPACHJCgEA8w8AIcoKAQDzDwAhywoEAKQQACHMCkAAiBAAIc0KAQD-DwAhzgpAAIgQACHPCiAArhAAIQ2XCgAAphMAMJgKAACnEwAQmQoAAKYTADCdCkAA9A8AIasKQAD0DwAhrwoBAPMPACHJCgEA8w8AIcoKAQDzDwAhywoEAKQQACHMCkAAiBAAIc0KAQD-DwAhzgpAAIgQACHPCiAArhAAIQmdCkAA3xIAIasKQADfEgAhyQoBAN4SACHKCgEA3hIAIcsKBAD5EgAhzApAAO4SACHNCgEA5xIAIc4KQADuEgAhzwogAIETACEJnQpAAN8SACGrCkAA3xIAIckKAQDeEgAhygoBAN4SACHLCgQA-RIAIcwKQADuEgAhzQoBAOcSACHOCkAA7hIAIc8KIACBEwAhCZ0KQAAAAAGrCkAAAAAByQoBAAAAAcoKAQAAAAHLCgQAAAABzApAAAAAAc0KAQAAAAHOCkAAAAABzwogAAAAAQQPAACfEwAwvQ0AAKATADDBDQAAoxMAMMINAACiEwAgBA8AAJMTADC9DQAAlBMAMMENAACXEwAwwg0AAJYTACADDwAAjhMAIL0NAACPEwAgwQ0AAIEPACAAAAijCQAA8RIAIJsKAADjEgAgnAoAAOMSACCvCgAA4xIAILIKAADjEgAgswoAAOMSACC0CgAA4xIAILYKAADjEgAgAAAAAAAAAAABww0AAADwCgIAAAABww0AAAD0CgIAAAAAAAAAAAAAAAHDDQAAAP8KAgAAAAAAAcMNAAAAggsCAcMNAAAAgwsCBcMNEAAAAAHHDRAAAAAByA0QAAAAAckNEAAAAAHKDRAAAAABAAAAAAAFDwAAshkAIBAAALUZACC9DQAAsxkAIL4NAAC0GQAgwQ0AAMwMACADDwAAshkAIL0NAACzGQAgwQ0AAMwMACAAAAAAAAsPAADfEwAwEAAA5BMAML0NAADgEwAwvg0AAOETADC_DQAA4xMAMMANAADjEwAwwQ0AAOMTADDCDQAA4hMAIMMNAADjEwAwxA0AAOUTADDFDQAA5hMAMAaxCgEAAAABtQoCAAAAAbYKQAAAAAGICwEAAAABkwtAAAAAAZYLAQAAAAECAAAA0AwAIA8AAOoTACADAAAA0AwAIA8AAOoTACAQAADpEwAgAQgAALEZADAM_gYAAOQQACCXCgAA4xAAMJgKAADODAAQmQoAAOMQADCxCgEA8w8AIbUKAgDyDwAhtgpAAIgQACGICwEA8w8AIZMLQACIEAAhlQsBAPMPACGWCwEA_g8AIZwLAADiEAAgAgAAANAMACAIAADpEwAgAgAAAOcTACAIAADoEwAgCpcKAADmEwAwmAoAAOcTABCZCgAA5hMAMLEKAQDzDwAhtQoCAPIPACG2CkAAiBAAIYgLAQDzDwAhkwtAAIgQACGVCwEA8w8AIZYLAQD-DwAhCpcKAADmEwAwmAoAAOcTABCZCgAA5hMAMLEKAQDzDwAhtQoCAPIPACG2CkAAiBAAIYgLAQDzDwAhkwtAAIgQACGVCwEA8w8AIZYLAQD-DwAhBrEKAQDeEgAhtQoCAN0SACG2CkAA7hIAIYgLAQDeEgAhkwtAAO4SACGWCwEA5xIAIQaxCgEA3hIAIbUKAgDdEgAhtgpAAO4SACGICwEA3hIAIZMLQADuEgAhlgsBAOcSACEGsQoBAAAAAbUKAgAAAAG2CkAAAAABiAsBAAAAAZMLQAAAAAGWCwEAAAABBA8AAN8TADC9DQAA4BMAMMENAADjEwAwwg0AAOITACAABZIIAADsEwAgygoAAOMSACDSCgAA4xIAINwKAADjEgAglwsAAOMSACAAAAAAAAAAAAUPAACsGQAgEAAArxkAIL0NAACtGQAgvg0AAK4ZACDBDQAA5AoAIAMPAACsGQAgvQ0AAK0ZACDBDQAA5AoAIAAAAAUPAACkGQAgEAAAqhkAIL0NAAClGQAgvg0AAKkZACDBDQAA5AoAIAUPAACiGQAgEAAApxkAIL0NAACjGQAgvg0AAKYZACDBDQAA7gsAIAMPAACkGQAgvQ0AAKUZACDBDQAA5AoAIAMPAACiGQAgvQ0AAKMZACDBDQAA7gsAIAAAAAAACw8AAIUUADAQAACKFAAwvQ0AAIYUADC-DQAAhxQAML8NAACJFAAwwA0AAIkUADDBDQAAiRQAMMINAACIFAAgww0AAIkUADDEDQAAixQAMMUNAACMFAAwBfwGAAD9EwAgmgoBAAAAAb0KQAAAAAGhCwEAAAABowtAAAAAAQIAAADqCgAgDwAAkBQAIAMAAADqCgAgDwAAkBQAIBAAAI8UACABCAAAoRkAMAv8BgAA9BAAIP4GAAD4EAAglwoAAPcQADCYCgAA6AoAEJkKAAD3EAAwmgoBAAAAAb0KQAD0DwAhlQsBAPMPACGhCwEA8w8AIaMLQACIEAAhuQsAAPYQACACAAAA6goAIAgAAI8UACACAAAAjRQAIAgAAI4UACAIlwoAAIwUADCYCgAAjRQAEJkKAACMFAAwmgoBAPMPACG9CkAA9A8AIZULAQDzDwAhoQsBAPMPACGjC0AAiBAAIQiXCgAAjBQAMJgKAACNFAAQmQoAAIwUADCaCgEA8w8AIb0KQAD0DwAhlQsBAPMPACGhCwEA8w8AIaMLQACIEAAhBJoKAQDeEgAhvQpAAN8SACGhCwEA3hIAIaMLQADuEgAhBfwGAAD7EwAgmgoBAN4SACG9CkAA3xIAIaELAQDeEgAhowtAAO4SACEF_AYAAP0TACCaCgEAAAABvQpAAAAAAaELAQAAAAGjC0AAAAABBA8AAIUUADC9DQAAhhQAMMENAACJFAAwwg0AAIgUACAAAAAAAAAFDwAAnBkAIBAAAJ8ZACC9DQAAnRkAIL4NAACeGQAgwQ0AAOQKACADDwAAnBkAIL0NAACdGQAgwQ0AAOQKACAAAAAHDwAAlBkAIBAAAJoZACC9DQAAlRkAIL4NAACZGQAgvw0AAOYKACDADQAA5goAIMENAADcCgAgCw8AALkUADAQAAC9FAAwvQ0AALoUADC-DQAAuxQAML8NAACJFAAwwA0AAIkUADDBDQAAiRQAMMINAAC8FAAgww0AAIkUADDEDQAAvhQAMMUNAACMFAAwCw8AAK0UADAQAACyFAAwvQ0AAK4UADC-DQAArxQAML8NAACxFAAwwA0AALEUADDBDQAAsRQAMMINAACwFAAgww0AALEUADDEDQAAsxQAMMUNAAC0FAAwCw8AAKEUADAQAACmFAAwvQ0AAKIUADC-DQAAoxQAML8NAAClFAAwwA0AAKUUADDBDQAApRQAMMINAACkFAAgww0AAKUUADDEDQAApxQAMMUNAACoFAAwBtwKAQAAAAGQC0AAAAABqQsBAAAAAaoLEAAAAAGrCwIAAAABrAsQAAAAAQIAAAD0CgAgDwAArBQAIAMAAAD0CgAgDwAArBQAIBAAAKsUACABCAAAmBkAMAv8BgAA9BAAIJcKAADzEAAwmAoAAPIKABCZCgAA8xAAMNwKAQAAAAGQC0AA9A8AIaELAQDzDwAhqQsBAPMPACGqCxAApRAAIasLAgDyDwAhrAsQAKUQACECAAAA9AoAIAgAAKsUACACAAAAqRQAIAgAAKoUACAKlwoAAKgUADCYCgAAqRQAEJkKAACoFAAw3AoBAPMPACGQC0AA9A8AIaELAQDzDwAhqQsBAPMPACGqCxAApRAAIasLAgDyDwAhrAsQAKUQACEKlwoAAKgUADCYCgAAqRQAEJkKAACoFAAw3AoBAPMPACGQC0AA9A8AIaELAQDzDwAhqQsBAPMPACGqCxAApRAAIasLAgDyDwAhrAsQAKUQACEG3AoBAN4SACGQC0AA3xIAIakLAQDeEgAhqgsQAIoTACGrCwIA3RIAIawLEACKEwAhBtwKAQDeEgAhkAtAAN8SACGpCwEA3hIAIaoLEACKEwAhqwsCAN0SACGsCxAAihMAIQbcCgEAAAABkAtAAAAAAakLAQAAAAGqCxAAAAABqwsCAAAAAawLEAAAAAECmgoBAAAAAaILQAAAAAECAAAA8AoAIA8AALgUACADAAAA8AoAIA8AALgUACAQAAC3FAAgAQgAAJcZADAH_AYAAPQQACCXCgAA9RAAMJgKAADuCgAQmQoAAPUQADCaCgEAAAABoQsBAPMPACGiC0AA9A8AIQIAAADwCgAgCAAAtxQAIAIAAAC1FAAgCAAAthQAIAaXCgAAtBQAMJgKAAC1FAAQmQoAALQUADCaCgEA8w8AIaELAQDzDwAhogtAAPQPACEGlwoAALQUADCYCgAAtRQAEJkKAAC0FAAwmgoBAPMPACGhCwEA8w8AIaILQAD0DwAhApoKAQDeEgAhogtAAN8SACECmgoBAN4SACGiC0AA3xIAIQKaCgEAAAABogtAAAAAAQX-BgAA_hMAIJoKAQAAAAG9CkAAAAABlQsBAAAAAaMLQAAAAAECAAAA6goAIA8AAMEUACADAAAA6goAIA8AAMEUACAQAADAFAAgAQgAAJYZADACAAAA6goAIAgAAMAUACACAAAAjRQAIAgAAL8UACAEmgoBAN4SACG9CkAA3xIAIZULAQDeEgAhowtAAO4SACEF_gYAAPwTACCaCgEA3hIAIb0KQADfEgAhlQsBAN4SACGjC0AA7hIAIQX-BgAA_hMAIJoKAQAAAAG9CkAAAAABlQsBAAAAAaMLQAAAAAEDDwAAlBkAIL0NAACVGQAgwQ0AANwKACAEDwAAuRQAML0NAAC6FAAwwQ0AAIkUADDCDQAAvBQAIAQPAACtFAAwvQ0AAK4UADDBDQAAsRQAMMINAACwFAAgBA8AAKEUADC9DQAAohQAMMENAAClFAAwwg0AAKQUACAAAAAFDwAAjxkAIBAAAJIZACC9DQAAkBkAIL4NAACRGQAgwQ0AANwKACADDwAAjxkAIL0NAACQGQAgwQ0AANwKACAAAAAAAAALDwAA3xQAMBAAAOQUADC9DQAA4BQAML4NAADhFAAwvw0AAOMUADDADQAA4xQAMMENAADjFAAwwg0AAOIUACDDDQAA4xQAMMQNAADlFAAwxQ0AAOYUADALDwAA0xQAMBAAANgUADC9DQAA1BQAML4NAADVFAAwvw0AANcUADDADQAA1xQAMMENAADXFAAwwg0AANYUACDDDQAA1xQAMMQNAADZFAAwxQ0AANoUADAN_QYAAMMUACD_BgAAxBQAIIAHAADFFAAgmgoBAAAAAZ0KQAAAAAGrCkAAAAAB8gpAAAAAAYgLAQAAAAGtCwEAAAABrgsBAAAAAa8LAQAAAAGwCyAAAAABsQtAAAAAAQIAAADkCgAgDwAA3hQAIAMAAADkCgAgDwAA3hQAIBAAAN0UACABCAAAjhkAMBLhBAAA_RAAIP0GAADsEAAg_wYAAP4QACCABwAA_xAAIJcKAAD8EAAwmAoAAOIKABCZCgAA_BAAMJoKAQAAAAGdCkAA9A8AIasKQACIEAAh8gpAAIgQACGICwEAAAABlwsBAP4PACGtCwEA8w8AIa4LAQDzDwAhrwsBAP4PACGwCyAArhAAIbELQACIEAAhAgAAAOQKACAIAADdFAAgAgAAANsUACAIAADcFAAgDpcKAADaFAAwmAoAANsUABCZCgAA2hQAMJoKAQDzDwAhnQpAAPQPACGrCkAAiBAAIfIKQACIEAAhiAsBAP4PACGXCwEA_g8AIa0LAQDzDwAhrgsBAPMPACGvCwEA_g8AIbALIACuEAAhsQtAAIgQACEOlwoAANoUADCYCgAA2xQAEJkKAADaFAAwmgoBAPMPACGdCkAA9A8AIasKQACIEAAh8gpAAIgQACGICwEA_g8AIZcLAQD-DwAhrQsBAPMPACGuCwEA8w8AIa8LAQD-DwAhsAsgAK4QACGxC0AAiBAAIQqaCgEA3hIAIZ0KQADfEgAhqwpAAO4SACHyCkAA7hIAIYgLAQDnEgAhrQsBAN4SACGuCwEA3hIAIa8LAQDnEgAhsAsgAIETACGxC0AA7hIAIQ39BgAAnhQAIP8GAACfFAAggAcAAKAUACCaCgEA3hIAIZ0KQADfEgAhqwpAAO4SACHyCkAA7hIAIYgLAQDnEgAhrQsBAN4SACGuCwEA3hIAIa8LAQDnEgAhsAsgAIETACGxC0AA7hIAIQ39BgAAwxQAIP8GAADEFAAggAcAAMUUACCaCgEAAAABnQpAAAAAAasKQAAAAAHyCkAAAAABiAsBAAAAAa0LAQAAAAGuCwEAAAABrwsBAAAAAbALIAAAAAGxC0AAAAABAtIKAQAAAAGyC0AAAAABAgAAAOAKACAPAADqFAAgAwAAAOAKACAPAADqFAAgEAAA6RQAIAEIAACNGQAwCOEEAACCEQAglwoAAIERADCYCgAA3goAEJkKAACBEQAw0goBAPMPACGXCwEA8w8AIbILQAD0DwAhugsAAIARACACAAAA4AoAIAgAAOkUACACAAAA5xQAIAgAAOgUACAGlwoAAOYUADCYCgAA5xQAEJkKAADmFAAw0goBAPMPACGXCwEA8w8AIbILQAD0DwAhBpcKAADmFAAwmAoAAOcUABCZCgAA5hQAMNIKAQDzDwAhlwsBAPMPACGyC0AA9A8AIQLSCgEA3hIAIbILQADfEgAhAtIKAQDeEgAhsgtAAN8SACEC0goBAAAAAbILQAAAAAEEDwAA3xQAML0NAADgFAAwwQ0AAOMUADDCDQAA4hQAIAQPAADTFAAwvQ0AANQUADDBDQAA1xQAMMINAADWFAAgAAAK4QQAAPEUACD9BgAAkhQAIP8GAADyFAAggAcAAPMUACCrCgAA4xIAIPIKAADjEgAgiAsAAOMSACCXCwAA4xIAIK8LAADjEgAgsQsAAOMSACAC_QYAAJIUACDKCgAA4xIAIAX7BgAA7RQAIIEHAADuFAAgtgsAAOMSACC3CwAA4xIAILgLAADjEgAgAAAAAAAAAAUPAACIGQAgEAAAixkAIL0NAACJGQAgvg0AAIoZACDBDQAAqAoAIAMPAACIGQAgvQ0AAIkZACDBDQAAqAoAIAAAAAAAAsMNAQAAAATGDQEAAAAFAsMNAQAAAATGDQEAAAAFCw8AAIMVADAQAACIFQAwvQ0AAIQVADC-DQAAhRUAML8NAACHFQAwwA0AAIcVADDBDQAAhxUAMMINAACGFQAgww0AAIcVADDEDQAAiRUAMMUNAACKFQAwApoKBAAAAAG8C4AAAAABAgAAAKwKACAPAACOFQAgAwAAAKwKACAPAACOFQAgEAAAjRUAIAEIAACHGQAwB9kGAACJEQAglwoAAIgRADCYCgAAqgoAEJkKAACIEQAwmgoEAAAAAbsLAQCzEAAhvAsAAL0QACACAAAArAoAIAgAAI0VACACAAAAixUAIAgAAIwVACAGlwoAAIoVADCYCgAAixUAEJkKAACKFQAwmgoEAKMQACG7CwEAsxAAIbwLAAC9EAAgBpcKAACKFQAwmAoAAIsVABCZCgAAihUAMJoKBACjEAAhuwsBALMQACG8CwAAvRAAIAKaCgQA9xIAIbwLgAAAAAECmgoEAPcSACG8C4AAAAABApoKBAAAAAG8C4AAAAABAcMNAQAAAAQBww0BAAAABAQPAACDFQAwvQ0AAIQVADDBDQAAhxUAMMINAACGFQAgAATaBgAAkhUAIL8LAADjEgAgxgsAAOMSACDLCwAA4xIAIAAAAAAAAAAAAAAAAAAABQ8AAIIZACAQAACFGQAgvQ0AAIMZACC-DQAAhBkAIMENAACpCQAgAw8AAIIZACC9DQAAgxkAIMENAACpCQAgAAAACw8AAKgVADAQAACtFQAwvQ0AAKkVADC-DQAAqhUAML8NAACsFQAwwA0AAKwVADDBDQAArBUAMMINAACrFQAgww0AAKwVADDEDQAArhUAMMUNAACvFQAwBZoKAQAAAAHXCwEAAAAB2AuAAAAAAdkLIAAAAAHaC0AAAAABAgAAAK0JACAPAACzFQAgAwAAAK0JACAPAACzFQAgEAAAshUAIAEIAACBGQAwCocGAACWEQAglwoAAJURADCYCgAAqwkAEJkKAACVEQAwmgoBAAAAAdYLAQDzDwAh1wsBAPMPACHYCwAAvRAAINkLIACuEAAh2gtAAPQPACECAAAArQkAIAgAALIVACACAAAAsBUAIAgAALEVACAJlwoAAK8VADCYCgAAsBUAEJkKAACvFQAwmgoBAPMPACHWCwEA8w8AIdcLAQDzDwAh2AsAAL0QACDZCyAArhAAIdoLQAD0DwAhCZcKAACvFQAwmAoAALAVABCZCgAArxUAMJoKAQDzDwAh1gsBAPMPACHXCwEA8w8AIdgLAAC9EAAg2QsgAK4QACHaC0AA9A8AIQWaCgEA3hIAIdcLAQDeEgAh2AuAAAAAAdkLIACBEwAh2gtAAN8SACEFmgoBAN4SACHXCwEA3hIAIdgLgAAAAAHZCyAAgRMAIdoLQADfEgAhBZoKAQAAAAHXCwEAAAAB2AuAAAAAAdkLIAAAAAHaC0AAAAABBA8AAKgVADC9DQAAqRUAMMENAACsFQAwwg0AAKsVACAAAYgGAAC1FQAgAAAAAAAFDwAA_BgAIBAAAP8YACC9DQAA_RgAIL4NAAD-GAAgwQ0AALAIACADDwAA_BgAIL0NAAD9GAAgwQ0AALAIACAAAAAAAAUPAAD2GAAgEAAA-hgAIL0NAAD3GAAgvg0AAPkYACDBDQAApAgAIAsPAADFFQAwEAAAyhUAML0NAADGFQAwvg0AAMcVADC_DQAAyRUAMMANAADJFQAwwQ0AAMkVADDCDQAAyBUAIMMNAADJFQAwxA0AAMsVADDFDQAAzBUAMAKqCxAAAAAB3QsCAAAAAQIAAAC0CAAgDwAA0BUAIAMAAAC0CAAgDwAA0BUAIBAAAM8VACABCAAA-BgAMAi1BQAArhEAIJcKAACtEQAwmAoAALIIABCZCgAArREAMKoLEAClEAAh3AsBALMQACHdCwIA8g8AIY0MAACsEQAgAgAAALQIACAIAADPFQAgAgAAAM0VACAIAADOFQAgBpcKAADMFQAwmAoAAM0VABCZCgAAzBUAMKoLEAClEAAh3AsBALMQACHdCwIA8g8AIQaXCgAAzBUAMJgKAADNFQAQmQoAAMwVADCqCxAApRAAIdwLAQCzEAAh3QsCAPIPACECqgsQAIoTACHdCwIA3RIAIQKqCxAAihMAId0LAgDdEgAhAqoLEAAAAAHdCwIAAAABAw8AAPYYACC9DQAA9xgAIMENAACkCAAgBA8AAMUVADC9DQAAxhUAMMENAADJFQAwwg0AAMgVACAAAAAAAAUPAADxGAAgEAAA9BgAIL0NAADyGAAgvg0AAPMYACDBDQAApAgAIAMPAADxGAAgvQ0AAPIYACDBDQAApAgAIAAAAAAABQ8AAOwYACAQAADvGAAgvQ0AAO0YACC-DQAA7hgAIMENAACkCAAgAw8AAOwYACC9DQAA7RgAIMENAACkCAAgAAAAAAABww0AAQAAAQHDDQABAAABCw8AAIMWADAQAACIFgAwvQ0AAIQWADC-DQAAhRYAML8NAACHFgAwwA0AAIcWADDBDQAAhxYAMMINAACGFgAgww0AAIcWADDEDQAAiRYAMMUNAACKFgAwCw8AAPcVADAQAAD8FQAwvQ0AAPgVADC-DQAA-RUAML8NAAD7FQAwwA0AAPsVADDBDQAA-xUAMMINAAD6FQAgww0AAPsVADDEDQAA_RUAMMUNAAD-FQAwCw8AAOsVADAQAADwFQAwvQ0AAOwVADC-DQAA7RUAML8NAADvFQAwwA0AAO8VADDBDQAA7xUAMMINAADuFQAgww0AAO8VADDEDQAA8RUAMMUNAADyFQAwEbMFAADSFQAgmgoBAAAAAZ0KQAAAAAGxCgEAAAABsgoBAAAAAbUKAgAAAAHbCgEAAAABjwsBAAAAAZILQAAAAAGqCxAAAAAB3wsBAAAAAeALAQAAAAHhCwEAAAAB4guAAAAAAeMLQAAAAAHkC0AAAAAB5QtAAAAAAQIAAACwCAAgDwAA9hUAIAMAAACwCAAgDwAA9hUAIBAAAPUVACABCAAA6xgAMBeyBQAAsREAILMFAACyEQAglwoAALARADCYCgAArggAEJkKAACwEQAwmgoBAAAAAZ0KQAD0DwAhsQoBAPMPACGyCgEA_g8AIbUKAgDyDwAh2woBAP4PACGPCwEA8w8AIZILQAD0DwAhqgsQAKUQACHeCwEAsxAAId8LAQDzDwAh4AsBAPMPACHhCwEA_g8AIeILAACqEAAg4wtAAIgQACHkC0AAiBAAIeULQACIEAAhjgwAAK8RACACAAAAsAgAIAgAAPUVACACAAAA8xUAIAgAAPQVACAUlwoAAPIVADCYCgAA8xUAEJkKAADyFQAwmgoBALMQACGdCkAA9A8AIbEKAQDzDwAhsgoBAP4PACG1CgIA8g8AIdsKAQD-DwAhjwsBAPMPACGSC0AA9A8AIaoLEAClEAAh3gsBALMQACHfCwEA8w8AIeALAQDzDwAh4QsBAP4PACHiCwAAqhAAIOMLQACIEAAh5AtAAIgQACHlC0AAiBAAIRSXCgAA8hUAMJgKAADzFQAQmQoAAPIVADCaCgEAsxAAIZ0KQAD0DwAhsQoBAPMPACGyCgEA_g8AIbUKAgDyDwAh2woBAP4PACGPCwEA8w8AIZILQAD0DwAhqgsQAKUQACHeCwEAsxAAId8LAQDzDwAh4AsBAPMPACHhCwEA_g8AIeILAACqEAAg4wtAAIgQACHkC0AAiBAAIeULQACIEAAhEJoKAQDeEgAhnQpAAN8SACGxCgEA3hIAIbIKAQDnEgAhtQoCAN0SACHbCgEA5xIAIY8LAQDeEgAhkgtAAN8SACGqCxAAihMAId8LAQDeEgAh4AsBAN4SACHhCwEA5xIAIeILgAAAAAHjC0AA7hIAIeQLQADuEgAh5QtAAO4SACERswUAAMQVACCaCgEA3hIAIZ0KQADfEgAhsQoBAN4SACGyCgEA5xIAIbUKAgDdEgAh2woBAOcSACGPCwEA3hIAIZILQADfEgAhqgsQAIoTACHfCwEA3hIAIeALAQDeEgAh4QsBAOcSACHiC4AAAAAB4wtAAO4SACHkC0AA7hIAIeULQADuEgAhEbMFAADSFQAgmgoBAAAAAZ0KQAAAAAGxCgEAAAABsgoBAAAAAbUKAgAAAAHbCgEAAAABjwsBAAAAAZILQAAAAAGqCxAAAAAB3wsBAAAAAeALAQAAAAHhCwEAAAAB4guAAAAAAeMLQAAAAAHkC0AAAAAB5QtAAAAAAQWaCgQAAAABjwsBAAAAAeYLAQAAAAHnCwEAAAAB6AtAAAAAAQIAAACsCAAgDwAAghYAIAMAAACsCAAgDwAAghYAIBAAAIEWACABCAAA6hgAMAqyBQAAsREAIJcKAACzEQAwmAoAAKoIABCZCgAAsxEAMJoKBAAAAAGPCwEA8w8AId4LAQCzEAAh5gsBAP4PACHnCwEA8w8AIegLQAD0DwAhAgAAAKwIACAIAACBFgAgAgAAAP8VACAIAACAFgAgCZcKAAD-FQAwmAoAAP8VABCZCgAA_hUAMJoKBACjEAAhjwsBAPMPACHeCwEAsxAAIeYLAQD-DwAh5wsBAPMPACHoC0AA9A8AIQmXCgAA_hUAMJgKAAD_FQAQmQoAAP4VADCaCgQAoxAAIY8LAQDzDwAh3gsBALMQACHmCwEA_g8AIecLAQDzDwAh6AtAAPQPACEFmgoEAPcSACGPCwEA3hIAIeYLAQDnEgAh5wsBAN4SACHoC0AA3xIAIQWaCgQA9xIAIY8LAQDeEgAh5gsBAOcSACHnCwEA3hIAIegLQADfEgAhBZoKBAAAAAGPCwEAAAAB5gsBAAAAAecLAQAAAAHoC0AAAAABCqoLEAAAAAHdCwIAAAAB6QsBAAAAAeoLAQAAAAHrCwEAAAAB7AsQAAAAAe0LAgAAAAHuCwEAAAAB7wsBAAAAAfALAgAAAAECAAAAqAgAIA8AAI4WACADAAAAqAgAIA8AAI4WACAQAACNFgAgAQgAAOkYADAQsgUAALERACCXCgAAtREAMJgKAACmCAAQmQoAALURADCqCxAApRAAId0LAgDyDwAh3gsBALMQACHpCwEA8w8AIeoLAQDzDwAh6wsBAPMPACHsCxAA3RAAIe0LAgDyDwAh7gsBAPMPACHvCwEA8w8AIfALAgCrEAAhjwwAALQRACACAAAAqAgAIAgAAI0WACACAAAAixYAIAgAAIwWACAOlwoAAIoWADCYCgAAixYAEJkKAACKFgAwqgsQAKUQACHdCwIA8g8AId4LAQCzEAAh6QsBAPMPACHqCwEA8w8AIesLAQDzDwAh7AsQAN0QACHtCwIA8g8AIe4LAQDzDwAh7wsBAPMPACHwCwIAqxAAIQ6XCgAAihYAMJgKAACLFgAQmQoAAIoWADCqCxAApRAAId0LAgDyDwAh3gsBALMQACHpCwEA8w8AIeoLAQDzDwAh6wsBAPMPACHsCxAA3RAAIe0LAgDyDwAh7gsBAPMPACHvCwEA8w8AIfALAgCrEAAhCqoLEACKEwAh3QsCAN0SACHpCwEA3hIAIeoLAQDeEgAh6wsBAN4SACHsCxAA0RMAIe0LAgDdEgAh7gsBAN4SACHvCwEA3hIAIfALAgD4EgAhCqoLEACKEwAh3QsCAN0SACHpCwEA3hIAIeoLAQDeEgAh6wsBAN4SACHsCxAA0RMAIe0LAgDdEgAh7gsBAN4SACHvCwEA3hIAIfALAgD4EgAhCqoLEAAAAAHdCwIAAAAB6QsBAAAAAeoLAQAAAAHrCwEAAAAB7AsQAAAAAe0LAgAAAAHuCwEAAAAB7wsBAAAAAfALAgAAAAEEDwAAgxYAML0NAACEFgAwwQ0AAIcWADDCDQAAhhYAIAQPAAD3FQAwvQ0AAPgVADDBDQAA-xUAMMINAAD6FQAgBA8AAOsVADC9DQAA7BUAMMENAADvFQAwwg0AAO4VACAAAAAJsgUAAJYWACCzBQAAlxYAILIKAADjEgAg2woAAOMSACDhCwAA4xIAIOILAADjEgAg4wsAAOMSACDkCwAA4xIAIOULAADjEgAgFbMFAACSFgAgtAUAAJMWACC2BQAAlBYAINsKAADjEgAg1wsAAOMSACDpCwAA4xIAIPYLAADjEgAg9wsAAOMSACD4CwAA4xIAIP0LAADjEgAg_gsAAOMSACCADAAA4xIAIIEMAADjEgAghAwAAOMSACCFDAAA4xIAIIYMAADjEgAghwwAAOMSACCIDAAA4xIAIIkMAADjEgAgigwAAOMSACCMDAAA4xIAIAAAAAAAAAAAAAAAAAAAAcMNAAAAlgwCAAAAAAAFDwAA5BgAIBAAAOcYACC9DQAA5RgAIL4NAADmGAAgwQ0AAKUHACADDwAA5BgAIL0NAADlGAAgwQ0AAKUHACAAAAAAAAsPAACzFgAwEAAAuBYAML0NAAC0FgAwvg0AALUWADC_DQAAtxYAMMANAAC3FgAwwQ0AALcWADDCDQAAthYAIMMNAAC3FgAwxA0AALkWADDFDQAAuhYAMAaaCgQAAAABrgsBAAAAAbULAQAAAAGcDAEAAAABnQwBAAAAAZ4MAgAAAAECAAAAqQcAIA8AAL4WACADAAAAqQcAIA8AAL4WACAQAAC9FgAgAQgAAOMYADAL3AEBAPMPACHhBAAAxhEAIJcKAADFEQAwmAoAAKcHABCZCgAAxREAMJoKBAAAAAGuCwEA8w8AIbULAQDzDwAhnAwBAPMPACGdDAEA8w8AIZ4MAgDyDwAhAgAAAKkHACAIAAC9FgAgAgAAALsWACAIAAC8FgAgCtwBAQDzDwAhlwoAALoWADCYCgAAuxYAEJkKAAC6FgAwmgoEAKMQACGuCwEA8w8AIbULAQDzDwAhnAwBAPMPACGdDAEA8w8AIZ4MAgDyDwAhCtwBAQDzDwAhlwoAALoWADCYCgAAuxYAEJkKAAC6FgAwmgoEAKMQACGuCwEA8w8AIbULAQDzDwAhnAwBAPMPACGdDAEA8w8AIZ4MAgDyDwAhBpoKBAD3EgAhrgsBAN4SACG1CwEA3hIAIZwMAQDeEgAhnQwBAN4SACGeDAIA3RIAIQaaCgQA9xIAIa4LAQDeEgAhtQsBAN4SACGcDAEA3hIAIZ0MAQDeEgAhngwCAN0SACEGmgoEAAAAAa4LAQAAAAG1CwEAAAABnAwBAAAAAZ0MAQAAAAGeDAIAAAABBA8AALMWADC9DQAAtBYAMMENAAC3FgAwwg0AALYWACAAAd0BAADAFgAgAAAAAAAAAAAAAAAAAAAAAAAAAAHDDQAAAKYMAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFDwAA3hgAIBAAAOEYACC9DQAA3xgAIL4NAADgGAAgwQ0AAPcEACADDwAA3hgAIL0NAADfGAAgwQ0AAPcEACAAAAAAAALDDQEAAAAExg0BAAAABQsPAAD1FgAwEAAA-hYAML0NAAD2FgAwvg0AAPcWADC_DQAA-RYAMMANAAD5FgAwwQ0AAPkWADDCDQAA-BYAIMMNAAD5FgAwxA0AAPsWADDFDQAA_BYAMAqaCgIAAAABhQsBAAAAAekLAQAAAAGADAEAAAABrAwAAQAAAa8MAQAAAAGwDAEAAAABsQwBAAAAAbIMAQAAAAGzDAABAAABAgAAAPsEACAPAACAFwAgAwAAAPsEACAPAACAFwAgEAAA_xYAIAEIAADdGAAwEJ8DAADoEQAglwoAAOcRADCYCgAA-QQAEJkKAADnEQAwmgoCAAAAAYULAQD-DwAh6QsBAPMPACGADAEA8w8AIawMAAGlEQAhrgwCAPIPACGvDAEA8w8AIbAMAQDzDwAhsQwBAP4PACGyDAEA_g8AIbMMAAGmEQAhvAwAAOYRACACAAAA-wQAIAgAAP8WACACAAAA_RYAIAgAAP4WACAOlwoAAPwWADCYCgAA_RYAEJkKAAD8FgAwmgoCAPIPACGFCwEA_g8AIekLAQDzDwAhgAwBAPMPACGsDAABpREAIa4MAgDyDwAhrwwBAPMPACGwDAEA8w8AIbEMAQD-DwAhsgwBAP4PACGzDAABphEAIQ6XCgAA_BYAMJgKAAD9FgAQmQoAAPwWADCaCgIA8g8AIYULAQD-DwAh6QsBAPMPACGADAEA8w8AIawMAAGlEQAhrgwCAPIPACGvDAEA8w8AIbAMAQDzDwAhsQwBAP4PACGyDAEA_g8AIbMMAAGmEQAhCpoKAgDdEgAhhQsBAOcSACHpCwEA3hIAIYAMAQDeEgAhrAwAAeYVACGvDAEA3hIAIbAMAQDeEgAhsQwBAOcSACGyDAEA5xIAIbMMAAHnFQAhCpoKAgDdEgAhhQsBAOcSACHpCwEA3hIAIYAMAQDeEgAhrAwAAeYVACGvDAEA3hIAIbAMAQDeEgAhsQwBAOcSACGyDAEA5xIAIbMMAAHnFQAhCpoKAgAAAAGFCwEAAAAB6QsBAAAAAYAMAQAAAAGsDAABAAABrwwBAAAAAbAMAQAAAAGxDAEAAAABsgwBAAAAAbMMAAEAAAEBww0BAAAABAQPAAD1FgAwvQ0AAPYWADDBDQAA-RYAMMINAAD4FgAgAAOgAwAAgxcAILgMAADjEgAguQwAAOMSACAAAAAAAAAAAAUPAADYGAAgEAAA2xgAIL0NAADZGAAgvg0AANoYACDBDQAA-QMAIAMPAADYGAAgvQ0AANkYACDBDQAA-QMAIAAAAAAAAcMNAAAAxQwCBw8AANIYACAQAADWGAAgvQ0AANMYACC-DQAA1RgAIL8NAAD7AwAgwA0AAPsDACDBDQAA8QMAIAsPAACXFwAwEAAAnBcAML0NAACYFwAwvg0AAJkXADC_DQAAmxcAMMANAACbFwAwwQ0AAJsXADDCDQAAmhcAIMMNAACbFwAwxA0AAJ0XADDFDQAAnhcAMASaCgEAAAABnQpAAAAAAdIKAQAAAAHBDAQAAAABAgAAAP8DACAPAACiFwAgAwAAAP8DACAPAACiFwAgEAAAoRcAIAEIAADUGAAwCswCAAD3EQAglwoAAPYRADCYCgAA_QMAEJkKAAD2EQAwmgoBAAAAAZ0KQAD0DwAh0goBAPMPACHADAEAsxAAIcEMBACjEAAhywwAAPURACACAAAA_wMAIAgAAKEXACACAAAAnxcAIAgAAKAXACAIlwoAAJ4XADCYCgAAnxcAEJkKAACeFwAwmgoBALMQACGdCkAA9A8AIdIKAQDzDwAhwAwBALMQACHBDAQAoxAAIQiXCgAAnhcAMJgKAACfFwAQmQoAAJ4XADCaCgEAsxAAIZ0KQAD0DwAh0goBAPMPACHADAEAsxAAIcEMBACjEAAhBJoKAQDeEgAhnQpAAN8SACHSCgEA3hIAIcEMBAD3EgAhBJoKAQDeEgAhnQpAAN8SACHSCgEA3hIAIcEMBAD3EgAhBJoKAQAAAAGdCkAAAAAB0goBAAAAAcEMBAAAAAEDDwAA0hgAIL0NAADTGAAgwQ0AAPEDACAEDwAAlxcAML0NAACYFwAwwQ0AAJsXADDCDQAAmhcAIAAAAAHDDQAAAMkMAgUPAADNGAAgEAAA0BgAIL0NAADOGAAgvg0AAM8YACDBDQAA8QMAIAMPAADNGAAgvQ0AAM4YACDBDQAA8QMAIAAAAAsPAAC8FwAwEAAAwRcAML0NAAC9FwAwvg0AAL4XADC_DQAAwBcAMMANAADAFwAwwQ0AAMAXADDCDQAAvxcAIMMNAADAFwAwxA0AAMIXADDFDQAAwxcAMAsPAACwFwAwEAAAtRcAML0NAACxFwAwvg0AALIXADC_DQAAtBcAMMANAAC0FwAwwQ0AALQXADDCDQAAsxcAIMMNAAC0FwAwxA0AALYXADDFDQAAtxcAMAzNAgAApBcAIJoKAQAAAAGdCkAAAAABqwpAAAAAAbIKAQAAAAG-CwAAAMUMAsEMBAAAAAHCDAEAAAABwwwBAAAAAcUMBAAAAAHGDAQAAAABxwxAAAAAAQIAAAD5AwAgDwAAuxcAIAMAAAD5AwAgDwAAuxcAIBAAALoXACABCAAAzBgAMBHKAgAA_REAIM0CAAD-EQAglwoAAPsRADCYCgAA9wMAEJkKAAD7EQAwmgoBAAAAAZ0KQAD0DwAhqwpAAIgQACGyCgEA_g8AIb4LAAD8EcUMIogMAQCnEQAhwQwEAKMQACHCDAEAAAABwwwBAPMPACHFDAQAoxAAIcYMBACjEAAhxwxAAIgQACECAAAA-QMAIAgAALoXACACAAAAuBcAIAgAALkXACAPlwoAALcXADCYCgAAuBcAEJkKAAC3FwAwmgoBALMQACGdCkAA9A8AIasKQACIEAAhsgoBAP4PACG-CwAA_BHFDCKIDAEApxEAIcEMBACjEAAhwgwBAPMPACHDDAEA8w8AIcUMBACjEAAhxgwEAKMQACHHDEAAiBAAIQ-XCgAAtxcAMJgKAAC4FwAQmQoAALcXADCaCgEAsxAAIZ0KQAD0DwAhqwpAAIgQACGyCgEA_g8AIb4LAAD8EcUMIogMAQCnEQAhwQwEAKMQACHCDAEA8w8AIcMMAQDzDwAhxQwEAKMQACHGDAQAoxAAIccMQACIEAAhC5oKAQDeEgAhnQpAAN8SACGrCkAA7hIAIbIKAQDnEgAhvgsAAJQXxQwiwQwEAPcSACHCDAEA3hIAIcMMAQDeEgAhxQwEAPcSACHGDAQA9xIAIccMQADuEgAhDM0CAACWFwAgmgoBAN4SACGdCkAA3xIAIasKQADuEgAhsgoBAOcSACG-CwAAlBfFDCLBDAQA9xIAIcIMAQDeEgAhwwwBAN4SACHFDAQA9xIAIcYMBAD3EgAhxwxAAO4SACEMzQIAAKQXACCaCgEAAAABnQpAAAAAAasKQAAAAAGyCgEAAAABvgsAAADFDALBDAQAAAABwgwBAAAAAcMMAQAAAAHFDAQAAAABxgwEAAAAAccMQAAAAAEDnQpAAAAAAdIKAQAAAAHJDAAAAMkMAgIAAAD1AwAgDwAAxxcAIAMAAAD1AwAgDwAAxxcAIBAAAMYXACABCAAAyxgAMAnKAgAAghIAIJcKAACAEgAwmAoAAPMDABCZCgAAgBIAMJ0KQAD0DwAh0goBAPMPACGIDAEAsxAAIckMAACBEskMIswMAAD_EQAgAgAAAPUDACAIAADGFwAgAgAAAMQXACAIAADFFwAgB5cKAADDFwAwmAoAAMQXABCZCgAAwxcAMJ0KQAD0DwAh0goBAPMPACGIDAEAsxAAIckMAACBEskMIgeXCgAAwxcAMJgKAADEFwAQmQoAAMMXADCdCkAA9A8AIdIKAQDzDwAhiAwBALMQACHJDAAAgRLJDCIDnQpAAN8SACHSCgEA3hIAIckMAACoF8kMIgOdCkAA3xIAIdIKAQDeEgAhyQwAAKgXyQwiA50KQAAAAAHSCgEAAAAByQwAAADJDAIEDwAAvBcAML0NAAC9FwAwwQ0AAMAXADDCDQAAvxcAIAQPAACwFwAwvQ0AALEXADDBDQAAtBcAMMINAACzFwAgAAAGygIAAM0XACDNAgAAzhcAIKsKAADjEgAgsgoAAOMSACCIDAAA4xIAIMcMAADjEgAgAssCAADKFwAgzgIAAMsXACAAAAAAAcMNIAAAAAEAAAAAAAHDDQAAANEMAgAAAALDDQEAAAAExg0BAAAABQLDDQEAAAAExg0BAAAABQAAAAAAAAAAAAAAAAAFDwAAxhgAIBAAAMkYACC9DQAAxxgAIL4NAADIGAAgwQ0AAMYCACADDwAAxhgAIL0NAADHGAAgwQ0AAMYCACAAAAAAAAHDDQAAAO4MAgsPAAD0FwAwEAAA-RcAML0NAAD1FwAwvg0AAPYXADC_DQAA-BcAMMANAAD4FwAwwQ0AAPgXADDCDQAA9xcAIMMNAAD4FwAwxA0AAPoXADDFDQAA-xcAMAWaCgQAAAABtQsBAAAAAZwMAQAAAAGdDAEAAAABngwCAAAAAQIAAADKAgAgDwAA_xcAIAMAAADKAgAgDwAA_xcAIBAAAP4XACABCAAAxRgAMArcAQAAoBIAIJcKAACfEgAwmAoAAMgCABCZCgAAnxIAMJoKBAAAAAGzCwEA8w8AIbULAQDzDwAhnAwBAPMPACGdDAEA8w8AIZ4MAgDyDwAhAgAAAMoCACAIAAD-FwAgAgAAAPwXACAIAAD9FwAgCZcKAAD7FwAwmAoAAPwXABCZCgAA-xcAMJoKBACjEAAhswsBAPMPACG1CwEA8w8AIZwMAQDzDwAhnQwBAPMPACGeDAIA8g8AIQmXCgAA-xcAMJgKAAD8FwAQmQoAAPsXADCaCgQAoxAAIbMLAQDzDwAhtQsBAPMPACGcDAEA8w8AIZ0MAQDzDwAhngwCAPIPACEFmgoEAPcSACG1CwEA3hIAIZwMAQDeEgAhnQwBAN4SACGeDAIA3RIAIQWaCgQA9xIAIbULAQDeEgAhnAwBAN4SACGdDAEA3hIAIZ4MAgDdEgAhBZoKBAAAAAG1CwEAAAABnAwBAAAAAZ0MAQAAAAGeDAIAAAABBA8AAPQXADC9DQAA9RcAMMENAAD4FwAwwg0AAPcXACAACt0BAACBGAAgqwoAAOMSACDuDAAA4xIAIO8MAADjEgAg8AwAAOMSACDxDAAA4xIAIPIMAADjEgAg9AwAAOMSACD1DAAA4xIAIPYMAADjEgAgAAAAAAABww0AAAD4DAIBww0AAAD5DAIAAAAAAAAAAAAAAAAAAAAAAAAAAAHDDQAAAJcNAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAHDDQAAALcNAgAAAAAAAAHDDQAAALoNAgWaCgQAAAABtQsBAAAAAZwMAQAAAAGdDAEAAAABngwCAAAAARCdCkAAAAABqwpAAAAAAbEKAAAA7gwC9AoEAAAAAa4LAQAAAAG1CwEAAAABnwwCAAAAAe4MQAAAAAHvDAEAAAAB8AxAAAAAAfEMQAAAAAHyDEAAAAAB8wwCAAAAAfQMQAAAAAH1DEAAAAAB9gxAAAAAAQIAAADGAgAgDwAAxhgAIAMAAADOAgAgDwAAxhgAIBAAAMoYACASAAAAzgIAIAgAAMoYACCdCkAA3xIAIasKQADuEgAhsQoAAPIX7gwi9AoEAPcSACGuCwEA3hIAIbULAQDeEgAhnwwCAN0SACHuDEAA7hIAIe8MAQDnEgAh8AxAAO4SACHxDEAA7hIAIfIMQADuEgAh8wwCAN0SACH0DEAA7hIAIfUMQADuEgAh9gxAAO4SACEQnQpAAN8SACGrCkAA7hIAIbEKAADyF-4MIvQKBAD3EgAhrgsBAN4SACG1CwEA3hIAIZ8MAgDdEgAh7gxAAO4SACHvDAEA5xIAIfAMQADuEgAh8QxAAO4SACHyDEAA7hIAIfMMAgDdEgAh9AxAAO4SACH1DEAA7hIAIfYMQADuEgAhA50KQAAAAAHSCgEAAAAByQwAAADJDAILmgoBAAAAAZ0KQAAAAAGrCkAAAAABsgoBAAAAAb4LAAAAxQwCwQwEAAAAAcIMAQAAAAHDDAEAAAABxQwEAAAAAcYMBAAAAAHHDEAAAAABBs4CAADJFwAgmgoBAAAAAZ0KQAAAAAG1CwEAAAABwwwBAAAAAcoMAQAAAAECAAAA8QMAIA8AAM0YACADAAAA-wMAIA8AAM0YACAQAADRGAAgCAAAAPsDACAIAADRGAAgzgIAAK8XACCaCgEA3hIAIZ0KQADfEgAhtQsBAN4SACHDDAEA3hIAIcoMAQDeEgAhBs4CAACvFwAgmgoBAN4SACGdCkAA3xIAIbULAQDeEgAhwwwBAN4SACHKDAEA3hIAIQbLAgAAyBcAIJoKAQAAAAGdCkAAAAABtQsBAAAAAcMMAQAAAAHKDAEAAAABAgAAAPEDACAPAADSGAAgBJoKAQAAAAGdCkAAAAAB0goBAAAAAcEMBAAAAAEDAAAA-wMAIA8AANIYACAQAADXGAAgCAAAAPsDACAIAADXGAAgywIAAK4XACCaCgEA3hIAIZ0KQADfEgAhtQsBAN4SACHDDAEA3hIAIcoMAQDeEgAhBssCAACuFwAgmgoBAN4SACGdCkAA3xIAIbULAQDeEgAhwwwBAN4SACHKDAEA3hIAIQ3KAgAAoxcAIJoKAQAAAAGdCkAAAAABqwpAAAAAAbIKAQAAAAG-CwAAAMUMAogMAQAAAAHBDAQAAAABwgwBAAAAAcMMAQAAAAHFDAQAAAABxgwEAAAAAccMQAAAAAECAAAA-QMAIA8AANgYACADAAAA9wMAIA8AANgYACAQAADcGAAgDwAAAPcDACAIAADcGAAgygIAAJUXACCaCgEA3hIAIZ0KQADfEgAhqwpAAO4SACGyCgEA5xIAIb4LAACUF8UMIogMAQDnEgAhwQwEAPcSACHCDAEA3hIAIcMMAQDeEgAhxQwEAPcSACHGDAQA9xIAIccMQADuEgAhDcoCAACVFwAgmgoBAN4SACGdCkAA3xIAIasKQADuEgAhsgoBAOcSACG-CwAAlBfFDCKIDAEA5xIAIcEMBAD3EgAhwgwBAN4SACHDDAEA3hIAIcUMBAD3EgAhxgwEAPcSACHHDEAA7hIAIQqaCgIAAAABhQsBAAAAAekLAQAAAAGADAEAAAABrAwAAQAAAa8MAQAAAAGwDAEAAAABsQwBAAAAAbIMAQAAAAGzDAABAAABCpoKAgAAAAGwDAEAAAABtAwBAAAAAbUMAQAAAAG2DAEAAAABtwwBAAAAAbgMAQAAAAG5DAEAAAABugwAAIEXACC7DCAAAAABAgAAAPcEACAPAADeGAAgAwAAAP8EACAPAADeGAAgEAAA4hgAIAwAAAD_BAAgCAAA4hgAIJoKAgDdEgAhsAwBAN4SACG0DAEA3hIAIbUMAQDeEgAhtgwBAN4SACG3DAEA3hIAIbgMAQDnEgAhuQwBAOcSACG6DAAA8xYAILsMIACBEwAhCpoKAgDdEgAhsAwBAN4SACG0DAEA3hIAIbUMAQDeEgAhtgwBAN4SACG3DAEA3hIAIbgMAQDnEgAhuQwBAOcSACG6DAAA8xYAILsMIACBEwAhBpoKBAAAAAGuCwEAAAABtQsBAAAAAZwMAQAAAAGdDAEAAAABngwCAAAAAQK1CwEAAAABnwwCAAAAAQIAAAClBwAgDwAA5BgAIAMAAACtBwAgDwAA5BgAIBAAAOgYACAEAAAArQcAIAgAAOgYACC1CwEA3hIAIZ8MAgDdEgAhArULAQDeEgAhnwwCAN0SACEKqgsQAAAAAd0LAgAAAAHpCwEAAAAB6gsBAAAAAesLAQAAAAHsCxAAAAAB7QsCAAAAAe4LAQAAAAHvCwEAAAAB8AsCAAAAAQWaCgQAAAABjwsBAAAAAeYLAQAAAAHnCwEAAAAB6AtAAAAAARCaCgEAAAABnQpAAAAAAbEKAQAAAAGyCgEAAAABtQoCAAAAAdsKAQAAAAGPCwEAAAABkgtAAAAAAaoLEAAAAAHfCwEAAAAB4AsBAAAAAeELAQAAAAHiC4AAAAAB4wtAAAAAAeQLQAAAAAHlC0AAAAABLbQFAACQFgAgtgUAAJEWACCaCgEAAAABnQpAAAAAAbEKAQAAAAHbCgEAAAABjwsBAAAAAZILQAAAAAGpCwEAAAABqgsQAAAAAa4LAQAAAAG-CwEAAAAB1wsBAAAAAeULQAAAAAHpCwEAAAAB6wsBAAAAAe4LAQAAAAHxCwEAAAAB8gsBAAAAAfMLAQAAAAH0CwEAAAAB9QsBAAAAAfYLEAAAAAH3CxAAAAAB-AsCAAAAAfkLgAAAAAH6C4AAAAAB-wsAAQAAAfwLAAEAAAH9CwEAAAAB_gsAAQAAAf8LQAAAAAGADAEAAAABgQwBAAAAAYIMAQAAAAGDDCAAAAABhAwCAAAAAYUMgAAAAAGGDAABAAABhwyAAAAAAYgMAQAAAAGJDAEAAAABigwQAAAAAYsMIAAAAAGMDEAAAAABAgAAAKQIACAPAADsGAAgAwAAALsIACAPAADsGAAgEAAA8BgAIC8AAAC7CAAgCAAA8BgAILQFAADpFQAgtgUAAOoVACCaCgEA3hIAIZ0KQADfEgAhsQoBAN4SACHbCgEA5xIAIY8LAQDeEgAhkgtAAN8SACGpCwEA3hIAIaoLEACKEwAhrgsBAN4SACG-CwEA3hIAIdcLAQDnEgAh5QtAAN8SACHpCwEA5xIAIesLAQDeEgAh7gsBAN4SACHxCwEA3hIAIfILAQDeEgAh8wsBAN4SACH0CwEA3hIAIfULAQDeEgAh9gsQANETACH3CxAA0RMAIfgLAgD4EgAh-QuAAAAAAfoLgAAAAAH7CwAB5hUAIfwLAAHmFQAh_QsBAOcSACH-CwAB5xUAIf8LQADfEgAhgAwBAOcSACGBDAEA5xIAIYIMAQDeEgAhgwwgAIETACGEDAIA-BIAIYUMgAAAAAGGDAAB5xUAIYcMgAAAAAGIDAEA5xIAIYkMAQDnEgAhigwQANETACGLDCAAgRMAIYwMQADuEgAhLbQFAADpFQAgtgUAAOoVACCaCgEA3hIAIZ0KQADfEgAhsQoBAN4SACHbCgEA5xIAIY8LAQDeEgAhkgtAAN8SACGpCwEA3hIAIaoLEACKEwAhrgsBAN4SACG-CwEA3hIAIdcLAQDnEgAh5QtAAN8SACHpCwEA5xIAIesLAQDeEgAh7gsBAN4SACHxCwEA3hIAIfILAQDeEgAh8wsBAN4SACH0CwEA3hIAIfULAQDeEgAh9gsQANETACH3CxAA0RMAIfgLAgD4EgAh-QuAAAAAAfoLgAAAAAH7CwAB5hUAIfwLAAHmFQAh_QsBAOcSACH-CwAB5xUAIf8LQADfEgAhgAwBAOcSACGBDAEA5xIAIYIMAQDeEgAhgwwgAIETACGEDAIA-BIAIYUMgAAAAAGGDAAB5xUAIYcMgAAAAAGIDAEA5xIAIYkMAQDnEgAhigwQANETACGLDCAAgRMAIYwMQADuEgAhLbMFAACPFgAgtgUAAJEWACCaCgEAAAABnQpAAAAAAbEKAQAAAAHbCgEAAAABjwsBAAAAAZILQAAAAAGpCwEAAAABqgsQAAAAAa4LAQAAAAG-CwEAAAAB1wsBAAAAAeULQAAAAAHpCwEAAAAB6wsBAAAAAe4LAQAAAAHxCwEAAAAB8gsBAAAAAfMLAQAAAAH0CwEAAAAB9QsBAAAAAfYLEAAAAAH3CxAAAAAB-AsCAAAAAfkLgAAAAAH6C4AAAAAB-wsAAQAAAfwLAAEAAAH9CwEAAAAB_gsAAQAAAf8LQAAAAAGADAEAAAABgQwBAAAAAYIMAQAAAAGDDCAAAAABhAwCAAAAAYUMgAAAAAGGDAABAAABhwyAAAAAAYgMAQAAAAGJDAEAAAABigwQAAAAAYsMIAAAAAGMDEAAAAABAgAAAKQIACAPAADxGAAgAwAAALsIACAPAADxGAAgEAAA9RgAIC8AAAC7CAAgCAAA9RgAILMFAADoFQAgtgUAAOoVACCaCgEA3hIAIZ0KQADfEgAhsQoBAN4SACHbCgEA5xIAIY8LAQDeEgAhkgtAAN8SACGpCwEA3hIAIaoLEACKEwAhrgsBAN4SACG-CwEA3hIAIdcLAQDnEgAh5QtAAN8SACHpCwEA5xIAIesLAQDeEgAh7gsBAN4SACHxCwEA3hIAIfILAQDeEgAh8wsBAN4SACH0CwEA3hIAIfULAQDeEgAh9gsQANETACH3CxAA0RMAIfgLAgD4EgAh-QuAAAAAAfoLgAAAAAH7CwAB5hUAIfwLAAHmFQAh_QsBAOcSACH-CwAB5xUAIf8LQADfEgAhgAwBAOcSACGBDAEA5xIAIYIMAQDeEgAhgwwgAIETACGEDAIA-BIAIYUMgAAAAAGGDAAB5xUAIYcMgAAAAAGIDAEA5xIAIYkMAQDnEgAhigwQANETACGLDCAAgRMAIYwMQADuEgAhLbMFAADoFQAgtgUAAOoVACCaCgEA3hIAIZ0KQADfEgAhsQoBAN4SACHbCgEA5xIAIY8LAQDeEgAhkgtAAN8SACGpCwEA3hIAIaoLEACKEwAhrgsBAN4SACG-CwEA3hIAIdcLAQDnEgAh5QtAAN8SACHpCwEA5xIAIesLAQDeEgAh7gsBAN4SACHxCwEA3hIAIfILAQDeEgAh8wsBAN4SACH0CwEA3hIAIfULAQDeEgAh9gsQANETACH3CxAA0RMAIfgLAgD4EgAh-QuAAAAAAfoLgAAAAAH7CwAB5hUAIfwLAAHmFQAh_QsBAOcSACH-CwAB5xUAIf8LQADfEgAhgAwBAOcSACGBDAEA5xIAIYIMAQDeEgAhgwwgAIETACGEDAIA-BIAIYUMgAAAAAGGDAAB5xUAIYcMgAAAAAGIDAEA5xIAIYkMAQDnEgAhigwQANETACGLDCAAgRMAIYwMQADuEgAhLbMFAACPFgAgtAUAAJAWACCaCgEAAAABnQpAAAAAAbEKAQAAAAHbCgEAAAABjwsBAAAAAZILQAAAAAGpCwEAAAABqgsQAAAAAa4LAQAAAAG-CwEAAAAB1wsBAAAAAeULQAAAAAHpCwEAAAAB6wsBAAAAAe4LAQAAAAHxCwEAAAAB8gsBAAAAAfMLAQAAAAH0CwEAAAAB9QsBAAAAAfYLEAAAAAH3CxAAAAAB-AsCAAAAAfkLgAAAAAH6C4AAAAAB-wsAAQAAAfwLAAEAAAH9CwEAAAAB_gsAAQAAAf8LQAAAAAGADAEAAAABgQwBAAAAAYIMAQAAAAGDDCAAAAABhAwCAAAAAYUMgAAAAAGGDAABAAABhwyAAAAAAYgMAQAAAAGJDAEAAAABigwQAAAAAYsMIAAAAAGMDEAAAAABAgAAAKQIACAPAAD2GAAgAqoLEAAAAAHdCwIAAAABAwAAALsIACAPAAD2GAAgEAAA-xgAIC8AAAC7CAAgCAAA-xgAILMFAADoFQAgtAUAAOkVACCaCgEA3hIAIZ0KQADfEgAhsQoBAN4SACHbCgEA5xIAIY8LAQDeEgAhkgtAAN8SACGpCwEA3hIAIaoLEACKEwAhrgsBAN4SACG-CwEA3hIAIdcLAQDnEgAh5QtAAN8SACHpCwEA5xIAIesLAQDeEgAh7gsBAN4SACHxCwEA3hIAIfILAQDeEgAh8wsBAN4SACH0CwEA3hIAIfULAQDeEgAh9gsQANETACH3CxAA0RMAIfgLAgD4EgAh-QuAAAAAAfoLgAAAAAH7CwAB5hUAIfwLAAHmFQAh_QsBAOcSACH-CwAB5xUAIf8LQADfEgAhgAwBAOcSACGBDAEA5xIAIYIMAQDeEgAhgwwgAIETACGEDAIA-BIAIYUMgAAAAAGGDAAB5xUAIYcMgAAAAAGIDAEA5xIAIYkMAQDnEgAhigwQANETACGLDCAAgRMAIYwMQADuEgAhLbMFAADoFQAgtAUAAOkVACCaCgEA3hIAIZ0KQADfEgAhsQoBAN4SACHbCgEA5xIAIY8LAQDeEgAhkgtAAN8SACGpCwEA3hIAIaoLEACKEwAhrgsBAN4SACG-CwEA3hIAIdcLAQDnEgAh5QtAAN8SACHpCwEA5xIAIesLAQDeEgAh7gsBAN4SACHxCwEA3hIAIfILAQDeEgAh8wsBAN4SACH0CwEA3hIAIfULAQDeEgAh9gsQANETACH3CxAA0RMAIfgLAgD4EgAh-QuAAAAAAfoLgAAAAAH7CwAB5hUAIfwLAAHmFQAh_QsBAOcSACH-CwAB5xUAIf8LQADfEgAhgAwBAOcSACGBDAEA5xIAIYIMAQDeEgAhgwwgAIETACGEDAIA-BIAIYUMgAAAAAGGDAAB5xUAIYcMgAAAAAGIDAEA5xIAIYkMAQDnEgAhigwQANETACGLDCAAgRMAIYwMQADuEgAhErIFAADRFQAgmgoBAAAAAZ0KQAAAAAGxCgEAAAABsgoBAAAAAbUKAgAAAAHbCgEAAAABjwsBAAAAAZILQAAAAAGqCxAAAAAB3gsBAAAAAd8LAQAAAAHgCwEAAAAB4QsBAAAAAeILgAAAAAHjC0AAAAAB5AtAAAAAAeULQAAAAAECAAAAsAgAIA8AAPwYACADAAAArggAIA8AAPwYACAQAACAGQAgFAAAAK4IACAIAACAGQAgsgUAAMMVACCaCgEA3hIAIZ0KQADfEgAhsQoBAN4SACGyCgEA5xIAIbUKAgDdEgAh2woBAOcSACGPCwEA3hIAIZILQADfEgAhqgsQAIoTACHeCwEA3hIAId8LAQDeEgAh4AsBAN4SACHhCwEA5xIAIeILgAAAAAHjC0AA7hIAIeQLQADuEgAh5QtAAO4SACESsgUAAMMVACCaCgEA3hIAIZ0KQADfEgAhsQoBAN4SACGyCgEA5xIAIbUKAgDdEgAh2woBAOcSACGPCwEA3hIAIZILQADfEgAhqgsQAIoTACHeCwEA3hIAId8LAQDeEgAh4AsBAN4SACHhCwEA5xIAIeILgAAAAAHjC0AA7hIAIeQLQADuEgAh5QtAAO4SACEFmgoBAAAAAdcLAQAAAAHYC4AAAAAB2QsgAAAAAdoLQAAAAAEDmgoBAAAAAdoLQAAAAAHbCwEAAAABAgAAAKkJACAPAACCGQAgAwAAALEJACAPAACCGQAgEAAAhhkAIAUAAACxCQAgCAAAhhkAIJoKAQDeEgAh2gtAAN8SACHbCwEA3hIAIQOaCgEA3hIAIdoLQADfEgAh2wsBAN4SACECmgoEAAAAAbwLgAAAAAEQmgoBAAAAAb0LAQAAAAG-CwEAAAABvwtAAAAAAcALBAAAAAHBCwQAAAABwgsAAI8VACDDC0AAAAABxAsEAAAAAcULAACQFQAgxgsBAAAAAccLAgAAAAHICxAAAAAByQsCAAAAAcoLQAAAAAHLC0AAAAABAgAAAKgKACAPAACIGQAgAwAAALAKACAPAACIGQAgEAAAjBkAIBIAAACwCgAgCAAAjBkAIJoKAQDeEgAhvQsBAN4SACG-CwEA3hIAIb8LQADuEgAhwAsEAPcSACHBCwQA9xIAIcILAACAFQAgwwtAAN8SACHECwQA9xIAIcULAACBFQAgxgsBAOcSACHHCwIA3RIAIcgLEACKEwAhyQsCAN0SACHKC0AA3xIAIcsLQADuEgAhEJoKAQDeEgAhvQsBAN4SACG-CwEA3hIAIb8LQADuEgAhwAsEAPcSACHBCwQA9xIAIcILAACAFQAgwwtAAN8SACHECwQA9xIAIcULAACBFQAgxgsBAOcSACHHCwIA3RIAIcgLEACKEwAhyQsCAN0SACHKC0AA3xIAIcsLQADuEgAhAtIKAQAAAAGyC0AAAAABCpoKAQAAAAGdCkAAAAABqwpAAAAAAfIKQAAAAAGICwEAAAABrQsBAAAAAa4LAQAAAAGvCwEAAAABsAsgAAAAAbELQAAAAAEIgQcAAOwUACCdCkAAAAAB3AoBAAAAAa4LAQAAAAG1CwEAAAABtgsBAAAAAbcLQAAAAAG4C0AAAAABAgAAANwKACAPAACPGQAgAwAAAOYKACAPAACPGQAgEAAAkxkAIAoAAADmCgAgCAAAkxkAIIEHAADSFAAgnQpAAN8SACHcCgEA3hIAIa4LAQDeEgAhtQsBAN4SACG2CwEA5xIAIbcLQADuEgAhuAtAAO4SACEIgQcAANIUACCdCkAA3xIAIdwKAQDeEgAhrgsBAN4SACG1CwEA3hIAIbYLAQDnEgAhtwtAAO4SACG4C0AA7hIAIQj7BgAA6xQAIJ0KQAAAAAHcCgEAAAABrgsBAAAAAbULAQAAAAG2CwEAAAABtwtAAAAAAbgLQAAAAAECAAAA3AoAIA8AAJQZACAEmgoBAAAAAb0KQAAAAAGVCwEAAAABowtAAAAAAQKaCgEAAAABogtAAAAAAQbcCgEAAAABkAtAAAAAAakLAQAAAAGqCxAAAAABqwsCAAAAAawLEAAAAAEDAAAA5goAIA8AAJQZACAQAACbGQAgCgAAAOYKACAIAACbGQAg-wYAANEUACCdCkAA3xIAIdwKAQDeEgAhrgsBAN4SACG1CwEA3hIAIbYLAQDnEgAhtwtAAO4SACG4C0AA7hIAIQj7BgAA0RQAIJ0KQADfEgAh3AoBAN4SACGuCwEA3hIAIbULAQDeEgAhtgsBAOcSACG3C0AA7hIAIbgLQADuEgAhDuEEAADCFAAg_QYAAMMUACD_BgAAxBQAIJoKAQAAAAGdCkAAAAABqwpAAAAAAfIKQAAAAAGICwEAAAABlwsBAAAAAa0LAQAAAAGuCwEAAAABrwsBAAAAAbALIAAAAAGxC0AAAAABAgAAAOQKACAPAACcGQAgAwAAAOIKACAPAACcGQAgEAAAoBkAIBAAAADiCgAgCAAAoBkAIOEEAACdFAAg_QYAAJ4UACD_BgAAnxQAIJoKAQDeEgAhnQpAAN8SACGrCkAA7hIAIfIKQADuEgAhiAsBAOcSACGXCwEA5xIAIa0LAQDeEgAhrgsBAN4SACGvCwEA5xIAIbALIACBEwAhsQtAAO4SACEO4QQAAJ0UACD9BgAAnhQAIP8GAACfFAAgmgoBAN4SACGdCkAA3xIAIasKQADuEgAh8gpAAO4SACGICwEA5xIAIZcLAQDnEgAhrQsBAN4SACGuCwEA3hIAIa8LAQDnEgAhsAsgAIETACGxC0AA7hIAIQSaCgEAAAABvQpAAAAAAaELAQAAAAGjC0AAAAABC5oKAQAAAAG9CkAAAAABygoBAAAAAfoKAgAAAAGYCwEAAAABmwsBAAAAAaQLAQAAAAGlCwEAAAABpgsBAAAAAacLAQAAAAGoCwEAAAABAgAAAO4LACAPAACiGQAgDuEEAADCFAAg_wYAAMQUACCABwAAxRQAIJoKAQAAAAGdCkAAAAABqwpAAAAAAfIKQAAAAAGICwEAAAABlwsBAAAAAa0LAQAAAAGuCwEAAAABrwsBAAAAAbALIAAAAAGxC0AAAAABAgAAAOQKACAPAACkGQAgAwAAAPELACAPAACiGQAgEAAAqBkAIA0AAADxCwAgCAAAqBkAIJoKAQDeEgAhvQpAAN8SACHKCgEA5xIAIfoKAgDdEgAhmAsBAN4SACGbCwEA3hIAIaQLAQDeEgAhpQsBAN4SACGmCwEA3hIAIacLAQDeEgAhqAsBAN4SACELmgoBAN4SACG9CkAA3xIAIcoKAQDnEgAh-goCAN0SACGYCwEA3hIAIZsLAQDeEgAhpAsBAN4SACGlCwEA3hIAIaYLAQDeEgAhpwsBAN4SACGoCwEA3hIAIQMAAADiCgAgDwAApBkAIBAAAKsZACAQAAAA4goAIAgAAKsZACDhBAAAnRQAIP8GAACfFAAggAcAAKAUACCaCgEA3hIAIZ0KQADfEgAhqwpAAO4SACHyCkAA7hIAIYgLAQDnEgAhlwsBAOcSACGtCwEA3hIAIa4LAQDeEgAhrwsBAOcSACGwCyAAgRMAIbELQADuEgAhDuEEAACdFAAg_wYAAJ8UACCABwAAoBQAIJoKAQDeEgAhnQpAAN8SACGrCkAA7hIAIfIKQADuEgAhiAsBAOcSACGXCwEA5xIAIa0LAQDeEgAhrgsBAN4SACGvCwEA5xIAIbALIACBEwAhsQtAAO4SACEO4QQAAMIUACD9BgAAwxQAIIAHAADFFAAgmgoBAAAAAZ0KQAAAAAGrCkAAAAAB8gpAAAAAAYgLAQAAAAGXCwEAAAABrQsBAAAAAa4LAQAAAAGvCwEAAAABsAsgAAAAAbELQAAAAAECAAAA5AoAIA8AAKwZACADAAAA4goAIA8AAKwZACAQAACwGQAgEAAAAOIKACAIAACwGQAg4QQAAJ0UACD9BgAAnhQAIIAHAACgFAAgmgoBAN4SACGdCkAA3xIAIasKQADuEgAh8gpAAO4SACGICwEA5xIAIZcLAQDnEgAhrQsBAN4SACGuCwEA3hIAIa8LAQDnEgAhsAsgAIETACGxC0AA7hIAIQ7hBAAAnRQAIP0GAACeFAAggAcAAKAUACCaCgEA3hIAIZ0KQADfEgAhqwpAAO4SACHyCkAA7hIAIYgLAQDnEgAhlwsBAOcSACGtCwEA3hIAIa4LAQDeEgAhrwsBAOcSACGwCyAAgRMAIbELQADuEgAhBrEKAQAAAAG1CgIAAAABtgpAAAAAAYgLAQAAAAGTC0AAAAABlgsBAAAAAQyaCgEAAAABnQpAAAAAAcoKAQAAAAHRCgEAAAAB0goBAAAAAdwKAQAAAAH6CgIAAAABlwsBAAAAAZgLAQAAAAGZCwEAAAABmgsBAAAAAZsLAQAAAAECAAAAzAwAIA8AALIZACADAAAA1AwAIA8AALIZACAQAAC2GQAgDgAAANQMACAIAAC2GQAgmgoBAN4SACGdCkAA3xIAIcoKAQDnEgAh0QoBAN4SACHSCgEA5xIAIdwKAQDnEgAh-goCAN0SACGXCwEA5xIAIZgLAQDeEgAhmQsBAN4SACGaCwEA3hIAIZsLAQDeEgAhDJoKAQDeEgAhnQpAAN8SACHKCgEA5xIAIdEKAQDeEgAh0goBAOcSACHcCgEA5xIAIfoKAgDdEgAhlwsBAOcSACGYCwEA3hIAIZkLAQDeEgAhmgsBAN4SACGbCwEA3hIAIQmdCkAAAAABqwpAAAAAAckKAQAAAAHKCgEAAAABywoEAAAAAcwKQAAAAAHNCgEAAAABzgpAAAAAAc8KIAAAAAENmgoEAAAAAbcKAQAAAAG4CgQAAAABuQqAAAAAAboKAQAAAAG7CgIAAAABvAoEAAAAAb0KQAAAAAG-CkAAAAABvwpAAAAAAcAKAQAAAAHBCgEAAAABwgpAAAAAARelCQAArBMAIKYJAACtEwAgmgoBAAAAAZ0KQAAAAAGrCkAAAAABygoBAAAAAdEKAAAA0QoC0goBAAAAAdMKAQAAAAHUCgEAAAAB1QoBAAAAAdYKAQAAAAHXCgQAAAAB2AoEAAAAAdkKAQAAAAHaChAAAAAB2woBAAAAAdwKAQAAAAHdCgEAAAAB3gpAAAAAAd8KQAAAAAHgCgIAAAAB4QpAAAAAAQIAAACvDgAgDwAAuRkAIAMAAAC7DgAgDwAAuRkAIBAAAL0ZACAZAAAAuw4AIAgAAL0ZACClCQAAjBMAIKYJAACNEwAgmgoBAN4SACGdCkAA3xIAIasKQADfEgAhygoBAOcSACHRCgAAiRPRCiLSCgEA3hIAIdMKAQDeEgAh1AoBAN4SACHVCgEA3hIAIdYKAQDeEgAh1woEAPcSACHYCgQA-RIAIdkKAQDnEgAh2goQAIoTACHbCgEA5xIAIdwKAQDeEgAh3QoBAOcSACHeCkAA7hIAId8KQADuEgAh4AoCAN0SACHhCkAA7hIAIRelCQAAjBMAIKYJAACNEwAgmgoBAN4SACGdCkAA3xIAIasKQADfEgAhygoBAOcSACHRCgAAiRPRCiLSCgEA3hIAIdMKAQDeEgAh1AoBAN4SACHVCgEA3hIAIdYKAQDeEgAh1woEAPcSACHYCgQA-RIAIdkKAQDnEgAh2goQAIoTACHbCgEA5xIAIdwKAQDeEgAh3QoBAOcSACHeCkAA7hIAId8KQADuEgAh4AoCAN0SACHhCkAA7hIAIRekCQAAqxMAIKYJAACtEwAgmgoBAAAAAZ0KQAAAAAGrCkAAAAABygoBAAAAAdEKAAAA0QoC0goBAAAAAdMKAQAAAAHUCgEAAAAB1QoBAAAAAdYKAQAAAAHXCgQAAAAB2AoEAAAAAdkKAQAAAAHaChAAAAAB2woBAAAAAdwKAQAAAAHdCgEAAAAB3gpAAAAAAd8KQAAAAAHgCgIAAAAB4QpAAAAAAQIAAACvDgAgDwAAvhkAIAMAAAC7DgAgDwAAvhkAIBAAAMIZACAZAAAAuw4AIAgAAMIZACCkCQAAixMAIKYJAACNEwAgmgoBAN4SACGdCkAA3xIAIasKQADfEgAhygoBAOcSACHRCgAAiRPRCiLSCgEA3hIAIdMKAQDeEgAh1AoBAN4SACHVCgEA3hIAIdYKAQDeEgAh1woEAPcSACHYCgQA-RIAIdkKAQDnEgAh2goQAIoTACHbCgEA5xIAIdwKAQDeEgAh3QoBAOcSACHeCkAA7hIAId8KQADuEgAh4AoCAN0SACHhCkAA7hIAIRekCQAAixMAIKYJAACNEwAgmgoBAN4SACGdCkAA3xIAIasKQADfEgAhygoBAOcSACHRCgAAiRPRCiLSCgEA3hIAIdMKAQDeEgAh1AoBAN4SACHVCgEA3hIAIdYKAQDeEgAh1woEAPcSACHYCgQA-RIAIdkKAQDnEgAh2goQAIoTACHbCgEA5xIAIdwKAQDeEgAh3QoBAOcSACHeCkAA7hIAId8KQADuEgAh4AoCAN0SACHhCkAA7hIAIRekCQAAqxMAIKUJAACsEwAgmgoBAAAAAZ0KQAAAAAGrCkAAAAABygoBAAAAAdEKAAAA0QoC0goBAAAAAdMKAQAAAAHUCgEAAAAB1QoBAAAAAdYKAQAAAAHXCgQAAAAB2AoEAAAAAdkKAQAAAAHaChAAAAAB2woBAAAAAdwKAQAAAAHdCgEAAAAB3gpAAAAAAd8KQAAAAAHgCgIAAAAB4QpAAAAAAQIAAACvDgAgDwAAwxkAIAMAAAC7DgAgDwAAwxkAIBAAAMcZACAZAAAAuw4AIAgAAMcZACCkCQAAixMAIKUJAACMEwAgmgoBAN4SACGdCkAA3xIAIasKQADfEgAhygoBAOcSACHRCgAAiRPRCiLSCgEA3hIAIdMKAQDeEgAh1AoBAN4SACHVCgEA3hIAIdYKAQDeEgAh1woEAPcSACHYCgQA-RIAIdkKAQDnEgAh2goQAIoTACHbCgEA5xIAIdwKAQDeEgAh3QoBAOcSACHeCkAA7hIAId8KQADuEgAh4AoCAN0SACHhCkAA7hIAIRekCQAAixMAIKUJAACMEwAgmgoBAN4SACGdCkAA3xIAIasKQADfEgAhygoBAOcSACHRCgAAiRPRCiLSCgEA3hIAIdMKAQDeEgAh1AoBAN4SACHVCgEA3hIAIdYKAQDeEgAh1woEAPcSACHYCgQA-RIAIdkKAQDnEgAh2goQAIoTACHbCgEA5xIAIdwKAQDeEgAh3QoBAOcSACHeCkAA7hIAId8KQADuEgAh4AoCAN0SACHhCkAA7hIAIQAAAAADFQAGFgAHFwAIAAAAAxUABhYABxcACAAAAAMVAA4WAA8XABAAAAADFQAOFgAPFwAQAAAABRUAFhYAGRcAGjgAFzkAGAAAAAAABRUAFhYAGRcAGjgAFzkAGAAAAAUVACAWACMXACQ4ACE5ACIAAAAAAAUVACAWACMXACQ4ACE5ACIAAAAFFQAqFgAtFwAuOAArOQAsAAAAAAAFFQAqFgAtFwAuOAArOQAsAAAABRUANBYANxcAODgANTkANgAAAAAABRUANBYANxcAODgANTkANgAAAAUVAD4WAEEXAEI4AD85AEAAAAAAAAUVAD4WAEEXAEI4AD85AEAAAAAFFQBIFgBLFwBMOABJOQBKAAAAAAAFFQBIFgBLFwBMOABJOQBKAAAABRUAUhYAVRcAVjgAUzkAVAAAAAAABRUAUhYAVRcAVjgAUzkAVAAAAAUVAFwWAF8XAGA4AF05AF4AAAAAAAUVAFwWAF8XAGA4AF05AF4AAAAFFQBmFgBpFwBqOABnOQBoAAAAAAAFFQBmFgBpFwBqOABnOQBoAAAABRUAcBYAcxcAdDgAcTkAcgAAAAAABRUAcBYAcxcAdDgAcTkAcgAAAAUVAHoWAH0XAH44AHs5AHwAAAAAAAUVAHoWAH0XAH44AHs5AHwCFQCCAd0BywKBAQHcAQCAAQHdAcwCAAAABRUAhgEWAIkBFwCKATgAhwE5AIgBAAAAAAAFFQCGARYAiQEXAIoBOACHATkAiAEB3AEAgAEB3AEAgAEFFQCPARYAkgEXAJMBOACQATkAkQEAAAAAAAUVAI8BFgCSARcAkwE4AJABOQCRAQAAAAMVAJkBFgCaARcAmwEAAAADFQCZARYAmgEXAJsBAAAABRUAoQEWAKQBFwClATgAogE5AKMBAAAAAAAFFQChARYApAEXAKUBOACiATkAowEAAAMVAKoBFgCrARcArAEAAAADFQCqARYAqwEXAKwBAAAABRUAsgEWALUBFwC2ATgAswE5ALQBAAAAAAAFFQCyARYAtQEXALYBOACzATkAtAEAAAADFQC8ARYAvQEXAL4BAAAAAxUAvAEWAL0BFwC-AQMVAMUBywL2A8EBzgL6A8IBAcoCAMABAxUAxAHKAvwDwAHNAoAEwwEBzAIAwgEBzQKBBAACywKCBADOAoMEAAAAAxUAyQEWAMoBFwDLAQAAAAMVAMkBFgDKARcAywEBygIAwAEBygIAwAEDFQDQARYA0QEXANIBAAAAAxUA0AEWANEBFwDSAQHKAroEwAEBygLABMABBRUA1wEWANoBFwDbATgA2AE5ANkBAAAAAAAFFQDXARYA2gEXANsBOADYATkA2QEBzAIAwgEBzAIAwgEFFQDgARYA4wEXAOQBOADhATkA4gEAAAAAAAUVAOABFgDjARcA5AE4AOEBOQDiAQAAAAMVAOoBFgDrARcA7AEAAAADFQDqARYA6wEXAOwBAhUA8AGgA_wE7wEBnwMA7gEBoAP9BAAAAAUVAPQBFgD3ARcA-AE4APUBOQD2AQAAAAAABRUA9AEWAPcBFwD4ATgA9QE5APYBAZ8DAO4BAZ8DAO4BBRUA_QEWAIACFwCBAjgA_gE5AP8BAAAAAAAFFQD9ARYAgAIXAIECOAD-ATkA_wEAAAAFFQCHAhYAigIXAIsCOACIAjkAiQIAAAAAAAUVAIcCFgCKAhcAiwI4AIgCOQCJAgAAAAMVAJECFgCSAhcAkwIAAAADFQCRAhYAkgIXAJMCAAAAAxUAmQIWAJoCFwCbAgAAAAMVAJkCFgCaAhcAmwIAAAADFQChAhYAogIXAKMCAAAAAxUAoQIWAKICFwCjAgAAAAMVAKkCFgCqAhcAqwIAAAADFQCpAhYAqgIXAKsCAAAAAxUAsQIWALICFwCzAgAAAAMVALECFgCyAhcAswIAAAAFFQC5AhYAvAIXAL0COAC6AjkAuwIAAAAAAAUVALkCFgC8AhcAvQI4ALoCOQC7AgAAAAMVAMMCFgDEAhcAxQIAAAADFQDDAhYAxAIXAMUCAAAAAxUAywIWAMwCFwDNAgAAAAMVAMsCFgDMAhcAzQIAAAAFFQDTAhYA1gIXANcCOADUAjkA1QIAAAAAAAUVANMCFgDWAhcA1wI4ANQCOQDVAgIVANsC3QGqB9oCAeEEANkCAd0BqwcAAAAFFQDfAhYA4gIXAOMCOADgAjkA4QIAAAAAAAUVAN8CFgDiAhcA4wI4AOACOQDhAgHhBADZAgHhBADZAgUVAOgCFgDrAhcA7AI4AOkCOQDqAgAAAAAABRUA6AIWAOsCFwDsAjgA6QI5AOoCAAAABRUA8gIWAPUCFwD2AjgA8wI5APQCAAAAAAAFFQDyAhYA9QIXAPYCOADzAjkA9AIAAAADFQD8AhYA_QIXAP4CAAAAAxUA_AIWAP0CFwD-AgAAAAUVAIQDFgCHAxcAiAM4AIUDOQCGAwAAAAAABRUAhAMWAIcDFwCIAzgAhQM5AIYDBBUAkAOzBakIiwO0Ba0IjAO2BbEIjQMBsgUAigMBsgUAigMDFQCPA7IFAIoDswW1CI4DAbUFAI0DAbMFtggAA7MFtwgAtAW4CAC2BbkIAAAABRUAlAMWAJcDFwCYAzgAlQM5AJYDAAAAAAAFFQCUAxYAlwMXAJgDOACVAzkAlgMBsgUAigMBsgUAigMFFQCdAxYAoAMXAKEDOACeAzkAnwMAAAAAAAUVAJ0DFgCgAxcAoQM4AJ4DOQCfAwGyBQCKAwGyBQCKAwUVAKYDFgCpAxcAqgM4AKcDOQCoAwAAAAAABRUApgMWAKkDFwCqAzgApwM5AKgDAbIFAIoDAbIFAIoDBRUArwMWALIDFwCzAzgAsAM5ALEDAAAAAAAFFQCvAxYAsgMXALMDOACwAzkAsQMBtQUAjQMBtQUAjQMFFQC4AxYAuwMXALwDOAC5AzkAugMAAAAAAAUVALgDFgC7AxcAvAM4ALkDOQC6AwIVAMADiAauCb8DAYcGAL4DAYgGrwkAAAADFQDEAxYAxQMXAMYDAAAAAxUAxAMWAMUDFwDGAwGHBgC-AwGHBgC-AwMVAMsDFgDMAxcAzQMAAAADFQDLAxYAzAMXAM0DAAAABRUA0wMWANYDFwDXAzgA1AM5ANUDAAAAAAAFFQDTAxYA1gMXANcDOADUAzkA1QMAAAADFQDdAxYA3gMXAN8DAAAAAxUA3QMWAN4DFwDfAwAAAAMVAOUDFgDmAxcA5wMAAAADFQDlAxYA5gMXAOcDAhUA6wPaBq0K6gMB2QYA6QMB2gauCgAAAAUVAO8DFgDyAxcA8wM4APADOQDxAwAAAAAABRUA7wMWAPIDFwDzAzgA8AM5APEDAdkGAOkDAdkGAOkDBRUA-AMWAPsDFwD8AzgA-QM5APoDAAAAAAAFFQD4AxYA-wMXAPwDOAD5AzkA-gMDFQCHBPsG4Qr_A4EH5QqABAHhBAD-AwUVAIYE4QTnCv4D_QbrCoEE_wbxCoQEgAf1CoUEAvwGAIAE_gYAggQCFQCDBP0G7AqBBAH9Bu0KAAH8BgCABAH8BgCABAP9BvYKAP8G9woAgAf4CgAC-wb5CgCBB_oKAAAAAxUAiwQWAIwEFwCNBAAAAAMVAIsEFgCMBBcAjQQAAAADFQCTBBYAlAQXAJUEAAAAAxUAkwQWAJQEFwCVBAHhBAD-AwHhBAD-AwMVAJoEFgCbBBcAnAQAAAADFQCaBBYAmwQXAJwEAeEEygv-AwHhBNAL_gMDFQChBBYAogQXAKMEAAAAAxUAoQQWAKIEFwCjBAH8BgCABAH8BgCABAUVAKgEFgCrBBcArAQ4AKkEOQCqBAAAAAAABRUAqAQWAKsEFwCsBDgAqQQ5AKoEAAAFFQCxBBYAtAQXALUEOACyBDkAswQAAAAAAAUVALEEFgC0BBcAtQQ4ALIEOQCzBAL8BgCABP4GAIIEAvwGAIAE_gYAggQDFQC6BBYAuwQXALwEAAAAAxUAugQWALsEFwC8BAH8BgCABAH8BgCABAMVAMEEFgDCBBcAwwQAAAADFQDBBBYAwgQXAMMEAAAABRUAyQQWAMwEFwDNBDgAygQ5AMsEAAAAAAAFFQDJBBYAzAQXAM0EOADKBDkAywQCFQDRBJII0QzQBAH-BgDPBAGSCNIMAAAABRUA1QQWANgEFwDZBDgA1gQ5ANcEAAAAAAAFFQDVBBYA2AQXANkEOADWBDkA1wQB_gYAzwQB_gYAzwQFFQDeBBYA4QQXAOIEOADfBDkA4AQAAAAAAAUVAN4EFgDhBBcA4gQ4AN8EOQDgBAAAAAUVAOgEFgDrBBcA7AQ4AOkEOQDqBAAAAAAABRUA6AQWAOsEFwDsBDgA6QQ5AOoEAAAAAxUA8gQWAPMEFwD0BAAAAAMVAPIEFgDzBBcA9AQAAAADFQD6BBYA-wQXAPwEAAAAAxUA-gQWAPsEFwD8BAAAAAUVAIIFFgCFBRcAhgU4AIMFOQCEBQAAAAAABRUAggUWAIUFFwCGBTgAgwU5AIQFAAAAAxUAjAUWAI0FFwCOBQAAAAMVAIwFFgCNBRcAjgUAAAADFQCUBRYAlQUXAJYFAAAAAxUAlAUWAJUFFwCWBQAAAAUVAJwFFgCfBRcAoAU4AJ0FOQCeBQAAAAAABRUAnAUWAJ8FFwCgBTgAnQU5AJ4FBBUApgWkCbQOowWlCbgOpAWmCboOpQUBowkAogUBowkAogUBowm8DqIFAqQJvQ4ApQm-DgAAAAUVAKoFFgCtBRcArgU4AKsFOQCsBQAAAAAABRUAqgUWAK0FFwCuBTgAqwU5AKwFAaMJAKIFAaMJAKIFBRUAswUWALYFFwC3BTgAtAU5ALUFAAAAAAAFFQCzBRYAtgUXALcFOAC0BTkAtQUBowkAogUBowkAogUFFQC8BRYAvwUXAMAFOAC9BTkAvgUAAAAAAAUVALwFFgC_BRcAwAU4AL0FOQC-BQGjCY0PogUBowmTD6IFBRUAxQUWAMgFFwDJBTgAxgU5AMcFAAAAAAAFFQDFBRYAyAUXAMkFOADGBTkAxwUAAAADFQDPBRYA0AUXANEFAAAAAxUAzwUWANAFFwDRBQAAAAMVANcFFgDYBRcA2QUAAAADFQDXBRYA2AUXANkFAAAABRUA3wUWAOIFFwDjBTgA4AU5AOEFAAAAAAAFFQDfBRYA4gUXAOMFOADgBTkA4QUBAgECAwEFBgEGBwEHCAEJCgEKDAILDQMMDwENEQIOEgQREwESFAETFQIYGAUZGQkaGwobHAocHwodIAoeIQofIwogJQIhJgsiKAojKgIkKwwlLAomLQonLgIoMQ0pMhEqNBIrNRIsOBItORIuOhIvPBIwPgIxPxMyQRIzQwI0RBQ1RRI2RhI3RwI6ShU7Sxs8TRw9Thw-URw_UhxAUxxBVRxCVwJDWB1EWhxFXAJGXR5HXhxIXxxJYAJKYx9LZCVMZiZNZyZOaiZPayZQbCZRbiZScAJTcSdUcyZVdQJWdihXdyZYeCZZeQJafClbfS9cfzBdgAEwXoMBMF-EATBghQEwYYcBMGKJAQJjigExZIwBMGWOAQJmjwEyZ5ABMGiRATBpkgECapUBM2uWATlsmAE6bZkBOm6cATpvnQE6cJ4BOnGgATpyogECc6MBO3SlATp1pwECdqgBPHepATp4qgE6easBAnquAT17rwFDfLEBRH2yAUR-tQFEf7YBRIABtwFEgQG5AUSCAbsBAoMBvAFFhAG-AUSFAcABAoYBwQFGhwHCAUSIAcMBRIkBxAECigHHAUeLAcgBTYwBygFOjQHLAU6OAc4BTo8BzwFOkAHQAU6RAdIBTpIB1AECkwHVAU-UAdcBTpUB2QEClgHaAVCXAdsBTpgB3AFOmQHdAQKaAeABUZsB4QFXnAHjAVidAeQBWJ4B5wFYnwHoAVigAekBWKEB6wFYogHtAQKjAe4BWaQB8AFYpQHyAQKmAfMBWqcB9AFYqAH1AVipAfYBAqoB-QFbqwH6AWGsAfwBYq0B_QFirgGAAmKvAYECYrABggJisQGEAmKyAYYCArMBhwJjtAGJAmK1AYsCArYBjAJktwGNAmK4AY4CYrkBjwICugGSAmW7AZMCa7wBlQJsvQGWAmy-AZkCbL8BmgJswAGbAmzBAZ0CbMIBnwICwwGgAm3EAaICbMUBpAICxgGlAm7HAaYCbMgBpwJsyQGoAgLKAasCb8sBrAJ1zAGuAnbNAa8Cds4BsgJ2zwGzAnbQAbQCdtEBtgJ20gG4AgLTAbkCd9QBuwJ21QG9AgLWAb4CeNcBvwJ22AHAAnbZAcECAtoBxAJ52wHFAn_eAccCgAHfAc0CgAHgAdACgAHhAdECgAHiAdICgAHjAdQCgAHkAdYCAuUB1wKDAeYB2QKAAecB2wIC6AHcAoQB6QHdAoAB6gHeAoAB6wHfAgLsAeIChQHtAeMCiwHuAeQCgQHvAeUCgQHwAeYCgQHxAecCgQHyAegCgQHzAeoCgQH0AewCAvUB7QKMAfYB7wKBAfcB8QIC-AHyAo0B-QHzAoEB-gH0AoEB-wH1AgL8AfgCjgH9AfkClAH-AfsClQH_AfwClQGAAv8ClQGBAoADlQGCAoEDlQGDAoMDlQGEAoUDAoUChgOWAYYCiAOVAYcCigMCiAKLA5cBiQKMA5UBigKNA5UBiwKOAwKMApEDmAGNApIDnAGOApQDnQGPApUDnQGQApgDnQGRApkDnQGSApoDnQGTApwDnQGUAp4DApUCnwOeAZYCoQOdAZcCowMCmAKkA58BmQKlA50BmgKmA50BmwKnAwKcAqoDoAGdAqsDpgGeAq0DpwGfAq4DpwGgArEDpwGhArIDpwGiArMDpwGjArUDpwGkArcDAqUCuAOoAaYCuQOnAacCugMCqAK9A6kBqQK-A60BqgLAA64BqwLBA64BrALEA64BrQLFA64BrgLGA64BrwLIA64BsALKAwKxAssDrwGyAs0DrgGzAs8DArQC0AOwAbUC0QOuAbYC0gOuAbcC0wMCuALWA7EBuQLXA7cBugLZA7gBuwLaA7gBvALdA7gBvQLeA7gBvgLfA7gBvwLhA7gBwALjAwLBAuQDuQHCAuYDuAHDAugDAsQC6QO6AcUC6gO4AcYC6wO4AccC7AMCyALvA7sByQLwA78BzwLyA8AB0AKEBMAB0QKGBMAB0gKHBMAB0wKIBMAB1AKKBMAB1QKMBALWAo0ExgHXAo8EwAHYApEEAtkCkgTHAdoCkwTAAdsClATAAdwClQQC3QKYBMgB3gKZBMwB3wKaBMEB4AKbBMEB4QKcBMEB4gKdBMEB4wKeBMEB5AKgBMEB5QKiBALmAqMEzQHnAqUEwQHoAqcEAukCqATOAeoCqQTBAesCqgTBAewCqwQC7QKuBM8B7gKvBNMB7wKwBMIB8AKxBMIB8QKyBMIB8gKzBMIB8wK0BMIB9AK2BMIB9QK4BAL2ArkE1AH3ArwEwgH4Ar4EAvkCvwTVAfoCwQTCAfsCwgTCAfwCwwQC_QLGBNYB_gLHBNwB_wLIBMMBgAPJBMMBgQPKBMMBggPLBMMBgwPMBMMBhAPOBMMBhQPQBAKGA9EE3QGHA9MEwwGIA9UEAokD1gTeAYoD1wTDAYsD2ATDAYwD2QQCjQPcBN8BjgPdBOUBjwPfBOYBkAPgBOYBkQPjBOYBkgPkBOYBkwPlBOYBlAPnBOYBlQPpBAKWA-oE5wGXA-wE5gGYA-4EApkD7wToAZoD8ATmAZsD8QTmAZwD8gQCnQP1BOkBngP2BO0BoQP4BO4BogP-BO4BowOBBe4BpAOCBe4BpQODBe4BpgOFBe4BpwOHBQKoA4gF8QGpA4oF7gGqA4wFAqsDjQXyAawDjgXuAa0DjwXuAa4DkAUCrwOTBfMBsAOUBfkBsQOVBe8BsgOWBe8BswOXBe8BtAOYBe8BtQOZBe8BtgObBe8BtwOdBQK4A54F-gG5A6AF7wG6A6IFArsDowX7AbwDpAXvAb0DpQXvAb4DpgUCvwOpBfwBwAOqBYICwQOsBYMCwgOtBYMCwwOwBYMCxAOxBYMCxQOyBYMCxgO0BYMCxwO2BQLIA7cFhALJA7kFgwLKA7sFAssDvAWFAswDvQWDAs0DvgWDAs4DvwUCzwPCBYYC0APDBYwC0QPFBY0C0gPGBY0C0wPJBY0C1APKBY0C1QPLBY0C1gPNBY0C1wPPBQLYA9AFjgLZA9IFjQLaA9QFAtsD1QWPAtwD1gWNAt0D1wWNAt4D2AUC3wPbBZAC4APcBZQC4QPeBZUC4gPfBZUC4wPiBZUC5APjBZUC5QPkBZUC5gPmBZUC5wPoBQLoA-kFlgLpA-sFlQLqA-0FAusD7gWXAuwD7wWVAu0D8AWVAu4D8QUC7wP0BZgC8AP1BZwC8QP3BZ0C8gP4BZ0C8wP7BZ0C9AP8BZ0C9QP9BZ0C9gP_BZ0C9wOBBgL4A4IGngL5A4QGnQL6A4YGAvsDhwafAvwDiAadAv0DiQadAv4DigYC_wONBqACgASOBqQCgQSQBqUCggSRBqUCgwSUBqUChASVBqUChQSWBqUChgSYBqUChwSaBgKIBJsGpgKJBJ0GpQKKBJ8GAosEoAanAowEoQalAo0EogalAo4EowYCjwSmBqgCkASnBqwCkQSpBq0CkgSqBq0CkwStBq0ClASuBq0ClQSvBq0ClgSxBq0ClwSzBgKYBLQGrgKZBLYGrQKaBLgGApsEuQavApwEugatAp0EuwatAp4EvAYCnwS_BrACoATABrQCoQTCBrUCogTDBrUCowTGBrUCpATHBrUCpQTIBrUCpgTKBrUCpwTMBgKoBM0GtgKpBM8GtQKqBNEGAqsE0ga3AqwE0wa1Aq0E1Aa1Aq4E1QYCrwTYBrgCsATZBr4CsQTbBr8CsgTcBr8CswTfBr8CtATgBr8CtQThBr8CtgTjBr8CtwTlBgK4BOYGwAK5BOgGvwK6BOoGArsE6wbBArwE7Aa_Ar0E7Qa_Ar4E7gYCvwTxBsICwATyBsYCwQT0BscCwgT1BscCwwT4BscCxAT5BscCxQT6BscCxgT8BscCxwT-BgLIBP8GyALJBIEHxwLKBIMHAssEhAfJAswEhQfHAs0EhgfHAs4EhwcCzwSKB8oC0ASLB84C0QSNB88C0gSOB88C0wSRB88C1ASSB88C1QSTB88C1gSVB88C1wSXBwLYBJgH0ALZBJoHzwLaBJwHAtsEnQfRAtwEngfPAt0EnwfPAt4EoAcC3wSjB9IC4ASkB9gC4gSmB9kC4wSsB9kC5ASvB9kC5QSwB9kC5gSxB9kC5wSzB9kC6AS1BwLpBLYH3ALqBLgH2QLrBLoHAuwEuwfdAu0EvAfZAu4EvQfZAu8EvgcC8ATBB94C8QTCB-QC8gTDB9oC8wTEB9oC9ATFB9oC9QTGB9oC9gTHB9oC9wTJB9oC-ATLBwL5BMwH5QL6BM4H2gL7BNAHAvwE0QfmAv0E0gfaAv4E0wfaAv8E1AcCgAXXB-cCgQXYB-0CggXaB-4CgwXbB-4ChAXeB-4ChQXfB-4ChgXgB-4ChwXiB-4CiAXkBwKJBeUH7wKKBecH7gKLBekHAowF6gfwAo0F6wfuAo4F7AfuAo8F7QcCkAXwB_ECkQXxB_cCkgXzB_gCkwX0B_gClAX3B_gClQX4B_gClgX5B_gClwX7B_gCmAX9BwKZBf4H-QKaBYAI-AKbBYIIApwFgwj6Ap0FhAj4Ap4FhQj4Ap8FhggCoAWJCPsCoQWKCP8CogWMCIADowWNCIADpAWQCIADpQWRCIADpgWSCIADpwWUCIADqAWWCAKpBZcIgQOqBZkIgAOrBZsIAqwFnAiCA60FnQiAA64FngiAA68FnwgCsAWiCIMDsQWjCIkDtwWlCIoDuAW6CIoDuQW9CIoDugW-CIoDuwW_CIoDvAXBCIoDvQXDCAK-BcQIkQO_BcYIigPABcgIAsEFyQiSA8IFygiKA8MFywiKA8QFzAgCxQXPCJMDxgXQCJkDxwXRCIsDyAXSCIsDyQXTCIsDygXUCIsDywXVCIsDzAXXCIsDzQXZCALOBdoImgPPBdwIiwPQBd4IAtEF3wibA9IF4AiLA9MF4QiLA9QF4ggC1QXlCJwD1gXmCKID1wXnCIwD2AXoCIwD2QXpCIwD2gXqCIwD2wXrCIwD3AXtCIwD3QXvCALeBfAIowPfBfIIjAPgBfQIAuEF9QikA-IF9giMA-MF9wiMA-QF-AgC5QX7CKUD5gX8CKsD5wX9CI0D6AX-CI0D6QX_CI0D6gWACY0D6wWBCY0D7AWDCY0D7QWFCQLuBYYJrAPvBYgJjQPwBYoJAvEFiwmtA_IFjAmNA_MFjQmNA_QFjgkC9QWRCa4D9gWSCbQD9wWTCY4D-AWUCY4D-QWVCY4D-gWWCY4D-wWXCY4D_AWZCY4D_QWbCQL-BZwJtQP_BZ4JjgOABqAJAoEGoQm2A4IGogmOA4MGowmOA4QGpAkChQanCbcDhgaoCb0DiQaqCb4DigawCb4DiwazCb4DjAa0Cb4DjQa1Cb4Djga3Cb4Djwa5CQKQBroJwQORBrwJvgOSBr4JApMGvwnCA5QGwAm-A5UGwQm-A5YGwgkClwbFCcMDmAbGCccDmQbHCb8DmgbICb8DmwbJCb8DnAbKCb8DnQbLCb8DngbNCb8DnwbPCQKgBtAJyAOhBtIJvwOiBtQJAqMG1QnJA6QG1gm_A6UG1wm_A6YG2AkCpwbbCcoDqAbcCc4DqQbeCc8DqgbfCc8DqwbiCc8DrAbjCc8DrQbkCc8DrgbmCc8DrwboCQKwBukJ0AOxBusJzwOyBu0JArMG7gnRA7QG7wnPA7UG8AnPA7YG8QkCtwb0CdIDuAb1CdgDuQb3CdkDugb4CdkDuwb7CdkDvAb8CdkDvQb9CdkDvgb_CdkDvwaBCgLABoIK2gPBBoQK2QPCBoYKAsMGhwrbA8QGiArZA8UGiQrZA8YGigoCxwaNCtwDyAaOCuADyQaQCuEDygaRCuEDywaUCuEDzAaVCuEDzQaWCuEDzgaYCuEDzwaaCgLQBpsK4gPRBp0K4QPSBp8KAtMGoArjA9QGoQrhA9UGogrhA9YGowoC1wamCuQD2AanCugD2wapCukD3AavCukD3QayCukD3gazCukD3wa0CukD4Aa2CukD4Qa4CgLiBrkK7APjBrsK6QPkBr0KAuUGvgrtA-YGvwrpA-cGwArpA-gGwQoC6QbECu4D6gbFCvQD6wbGCuoD7AbHCuoD7QbICuoD7gbJCuoD7wbKCuoD8AbMCuoD8QbOCgLyBs8K9QPzBtEK6gP0BtMKAvUG1Ar2A_YG1QrqA_cG1grqA_gG1woC-QbaCvcD-gbbCv0DggfdCv4Dgwf7Cv4DhAf9Cv4DhQf-Cv4Dhgf_Cv4DhweBC_4DiAeDCwKJB4QLiASKB4YL_gOLB4gLAowHiQuJBI0Higv-A44Hiwv-A48HjAsCkAePC4oEkQeQC44EkgeSC48EkweTC48ElAeWC48ElQeXC48ElgeYC48ElweaC48EmAecCwKZB50LkASaB58LjwSbB6ELApwHoguRBJ0HowuPBJ4HpAuPBJ8HpQsCoAeoC5IEoQepC5YEogeqC_8DowerC_8DpAesC_8DpQetC_8DpgeuC_8DpwewC_8DqAeyCwKpB7MLlwSqB7UL_wOrB7cLAqwHuAuYBK0HuQv_A64Hugv_A68HuwsCsAe-C5kEsQe_C50EsgfAC4AEswfBC4AEtAfCC4AEtQfDC4AEtgfEC4AEtwfGC4AEuAfICwK5B8kLngS6B8wLgAS7B84LArwHzwufBL0H0QuABL4H0guABL8H0wsCwAfWC6AEwQfXC6QEwgfYC4UEwwfZC4UExAfaC4UExQfbC4UExgfcC4UExwfeC4UEyAfgCwLJB-ELpQTKB-MLhQTLB-ULAswH5gumBM0H5wuFBM4H6AuFBM8H6QsC0AfsC6cE0QftC60E0gfvC4IE0wfwC4IE1AfzC4IE1Qf0C4IE1gf1C4IE1wf3C4IE2Af5CwLZB_oLrgTaB_wLggTbB_4LAtwH_wuvBN0HgAyCBN4HgQyCBN8HggwC4AeFDLAE4QeGDLYE4geHDIEE4weIDIEE5AeJDIEE5QeKDIEE5geLDIEE5weNDIEE6AePDALpB5AMtwTqB5IMgQTrB5QMAuwHlQy4BO0HlgyBBO4HlwyBBO8HmAwC8AebDLkE8QecDL0E8gedDIQE8weeDIQE9AefDIQE9QegDIQE9gehDIQE9wejDIQE-AelDAL5B6YMvgT6B6gMhAT7B6oMAvwHqwy_BP0HrAyEBP4HrQyEBP8HrgwCgAixDMAEgQiyDMQEggi0DMUEgwi1DMUEhAi4DMUEhQi5DMUEhgi6DMUEhwi8DMUEiAi-DAKJCL8MxgSKCMEMxQSLCMMMAowIxAzHBI0IxQzFBI4IxgzFBI8IxwwCkAjKDMgEkQjLDM4EkwjNDM8ElAjTDM8ElQjWDM8ElgjXDM8ElwjYDM8EmAjaDM8EmQjcDAKaCN0M0gSbCN8MzwScCOEMAp0I4gzTBJ4I4wzPBJ8I5AzPBKAI5QwCoQjoDNQEogjpDNoEowjqDNAEpAjrDNAEpQjsDNAEpgjtDNAEpwjuDNAEqAjwDNAEqQjyDAKqCPMM2wSrCPUM0ASsCPcMAq0I-AzcBK4I-QzQBK8I-gzQBLAI-wwCsQj-DN0Esgj_DOMEswiBDeQEtAiCDeQEtQiFDeQEtgiGDeQEtwiHDeQEuAiJDeQEuQiLDQK6CIwN5QS7CI4N5AS8CJANAr0IkQ3mBL4Ikg3kBL8Ikw3kBMAIlA0CwQiXDecEwgiYDe0EwwiaDe4ExAibDe4ExQieDe4ExgifDe4ExwigDe4EyAiiDe4EyQikDQLKCKUN7wTLCKcN7gTMCKkNAs0Iqg3wBM4Iqw3uBM8IrA3uBNAIrQ0C0QiwDfEE0gixDfUE0wizDfYE1Ai0DfYE1Qi3DfYE1gi4DfYE1wi5DfYE2Ai7DfYE2Qi9DQLaCL4N9wTbCMAN9gTcCMINAt0Iww34BN4IxA32BN8IxQ32BOAIxg0C4QjJDfkE4gjKDf0E4wjMDf4E5AjNDf4E5QjQDf4E5gjRDf4E5wjSDf4E6AjUDf4E6QjWDQLqCNcN_wTrCNkN_gTsCNsNAu0I3A2ABe4I3Q3-BO8I3g3-BPAI3w0C8QjiDYEF8gjjDYcF8wjlDYgF9AjmDYgF9QjpDYgF9gjqDYgF9wjrDYgF-AjtDYgF-QjvDQL6CPANiQX7CPINiAX8CPQNAv0I9Q2KBf4I9g2IBf8I9w2IBYAJ-A0CgQn7DYsFggn8DY8Fgwn-DZAFhAn_DZAFhQmCDpAFhgmDDpAFhwmEDpAFiAmGDpAFiQmIDgKKCYkOkQWLCYsOkAWMCY0OAo0Jjg6SBY4Jjw6QBY8JkA6QBZAJkQ4CkQmUDpMFkgmVDpcFkwmXDpgFlAmYDpgFlQmbDpgFlgmcDpgFlwmdDpgFmAmfDpgFmQmhDgKaCaIOmQWbCaQOmAWcCaYOAp0Jpw6aBZ4JqA6YBZ8JqQ6YBaAJqg4CoQmtDpsFogmuDqEFpwmwDqIFqAm_DqIFqQnBDqIFqgnCDqIFqwnDDqIFrAnFDqIFrQnHDgKuCcgOpwWvCcoOogWwCcwOArEJzQ6oBbIJzg6iBbMJzw6iBbQJ0A4CtQnTDqkFtgnUDq8FtwnVDqMFuAnWDqMFuQnXDqMFugnYDqMFuwnZDqMFvAnbDqMFvQndDgK-Cd4OsAW_CeAOowXACeIOAsEJ4w6xBcIJ5A6jBcMJ5Q6jBcQJ5g4CxQnpDrIFxgnqDrgFxwnrDqQFyAnsDqQFyQntDqQFygnuDqQFywnvDqQFzAnxDqQFzQnzDgLOCfQOuQXPCfYOpAXQCfgOAtEJ-Q66BdIJ-g6kBdMJ-w6kBdQJ_A4C1Qn_DrsF1gmAD8EF1wmCD6UF2AmDD6UF2QmFD6UF2gmGD6UF2wmHD6UF3AmJD6UF3QmLDwLeCYwPwgXfCY8PpQXgCZEPAuEJkg_DBeIJlA-lBeMJlQ-lBeQJlg8C5QmZD8QF5gmaD8oF5wmcD8sF6AmdD8sF6QmgD8sF6gmhD8sF6wmiD8sF7AmkD8sF7QmmDwLuCacPzAXvCakPywXwCasPAvEJrA_NBfIJrQ_LBfMJrg_LBfQJrw8C9QmyD84F9gmzD9IF9wm1D9MF-Am2D9MF-Qm5D9MF-gm6D9MF-wm7D9MF_Am9D9MF_Qm_DwL-CcAP1AX_CcIP0wWACsQPAoEKxQ_VBYIKxg_TBYMKxw_TBYQKyA8ChQrLD9YFhgrMD9oFhwrOD9sFiArPD9sFiQrSD9sFigrTD9sFiwrUD9sFjArWD9sFjQrYDwKOCtkP3AWPCtsP2wWQCt0PApEK3g_dBZIK3w_bBZMK4A_bBZQK4Q8ClQrkD94FlgrlD-QF"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AbuseActionScalarFieldEnum: () => AbuseActionScalarFieldEnum,
  AcmeAccountScalarFieldEnum: () => AcmeAccountScalarFieldEnum,
  AcmeHttpChallengeScalarFieldEnum: () => AcmeHttpChallengeScalarFieldEnum,
  AnyNull: () => AnyNull2,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  BillBasisScalarFieldEnum: () => BillBasisScalarFieldEnum,
  ChainBlockScalarFieldEnum: () => ChainBlockScalarFieldEnum,
  ChainDayScalarFieldEnum: () => ChainDayScalarFieldEnum,
  ChainIndexScalarFieldEnum: () => ChainIndexScalarFieldEnum,
  ChainTransactionScalarFieldEnum: () => ChainTransactionScalarFieldEnum,
  ContractCreationScalarFieldEnum: () => ContractCreationScalarFieldEnum,
  CrawlPageScalarFieldEnum: () => CrawlPageScalarFieldEnum,
  CustomDomainScalarFieldEnum: () => CustomDomainScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  DeletedMessageScalarFieldEnum: () => DeletedMessageScalarFieldEnum,
  DisbursementLineScalarFieldEnum: () => DisbursementLineScalarFieldEnum,
  DisbursementScalarFieldEnum: () => DisbursementScalarFieldEnum,
  DkimKeyScalarFieldEnum: () => DkimKeyScalarFieldEnum,
  DomainOrderScalarFieldEnum: () => DomainOrderScalarFieldEnum,
  DomainRecordScalarFieldEnum: () => DomainRecordScalarFieldEnum,
  FlightIntentScalarFieldEnum: () => FlightIntentScalarFieldEnum,
  ForwardCountScalarFieldEnum: () => ForwardCountScalarFieldEnum,
  GatewayEndpointScalarFieldEnum: () => GatewayEndpointScalarFieldEnum,
  GatewayIndexVersionScalarFieldEnum: () => GatewayIndexVersionScalarFieldEnum,
  GatewayInviteCodeScalarFieldEnum: () => GatewayInviteCodeScalarFieldEnum,
  GatewayMemberScalarFieldEnum: () => GatewayMemberScalarFieldEnum,
  GatewayOrganizationScalarFieldEnum: () => GatewayOrganizationScalarFieldEnum,
  GatewayOriginScalarFieldEnum: () => GatewayOriginScalarFieldEnum,
  GatewayRedemptionScalarFieldEnum: () => GatewayRedemptionScalarFieldEnum,
  GatewayRegistryScalarFieldEnum: () => GatewayRegistryScalarFieldEnum,
  InboxPeriodScalarFieldEnum: () => InboxPeriodScalarFieldEnum,
  InboxScalarFieldEnum: () => InboxScalarFieldEnum,
  InternalTransferScalarFieldEnum: () => InternalTransferScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  KeptDocumentScalarFieldEnum: () => KeptDocumentScalarFieldEnum,
  LedgerAuditFindingScalarFieldEnum: () => LedgerAuditFindingScalarFieldEnum,
  LedgerAuditScalarFieldEnum: () => LedgerAuditScalarFieldEnum,
  LocalAuthorityScalarFieldEnum: () => LocalAuthorityScalarFieldEnum,
  LockoutScalarFieldEnum: () => LockoutScalarFieldEnum,
  MailSignerScalarFieldEnum: () => MailSignerScalarFieldEnum,
  MailSubdomainScalarFieldEnum: () => MailSubdomainScalarFieldEnum,
  MediaUploadScalarFieldEnum: () => MediaUploadScalarFieldEnum,
  MerchNoticeScalarFieldEnum: () => MerchNoticeScalarFieldEnum,
  MerchOrderScalarFieldEnum: () => MerchOrderScalarFieldEnum,
  MerchStandInOrderScalarFieldEnum: () => MerchStandInOrderScalarFieldEnum,
  MessageScalarFieldEnum: () => MessageScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullableJsonNullValueInput: () => NullableJsonNullValueInput,
  NullsOrder: () => NullsOrder,
  OutboundMailScalarFieldEnum: () => OutboundMailScalarFieldEnum,
  OutboundRecipientScalarFieldEnum: () => OutboundRecipientScalarFieldEnum,
  OutflowScalarFieldEnum: () => OutflowScalarFieldEnum,
  OwnedDomainScalarFieldEnum: () => OwnedDomainScalarFieldEnum,
  PaidActScalarFieldEnum: () => PaidActScalarFieldEnum,
  PaidJobScalarFieldEnum: () => PaidJobScalarFieldEnum,
  PaymentLineScalarFieldEnum: () => PaymentLineScalarFieldEnum,
  PaymentScalarFieldEnum: () => PaymentScalarFieldEnum,
  PaymentTransitionScalarFieldEnum: () => PaymentTransitionScalarFieldEnum,
  PaymentWatchScalarFieldEnum: () => PaymentWatchScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  PublishedRecordScalarFieldEnum: () => PublishedRecordScalarFieldEnum,
  PublishedZoneScalarFieldEnum: () => PublishedZoneScalarFieldEnum,
  PurchaseScalarFieldEnum: () => PurchaseScalarFieldEnum,
  QueryMode: () => QueryMode,
  RateScalarFieldEnum: () => RateScalarFieldEnum,
  ReadPageScalarFieldEnum: () => ReadPageScalarFieldEnum,
  ReceiptKeyScalarFieldEnum: () => ReceiptKeyScalarFieldEnum,
  RefusedAddressScalarFieldEnum: () => RefusedAddressScalarFieldEnum,
  RegistrantEmailCodeScalarFieldEnum: () => RegistrantEmailCodeScalarFieldEnum,
  RegistrantProfileScalarFieldEnum: () => RegistrantProfileScalarFieldEnum,
  ResultRefScalarFieldEnum: () => ResultRefScalarFieldEnum,
  SchemaVersionScalarFieldEnum: () => SchemaVersionScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  SignInHostScalarFieldEnum: () => SignInHostScalarFieldEnum,
  SiteVersionScalarFieldEnum: () => SiteVersionScalarFieldEnum,
  SiwxNonceScalarFieldEnum: () => SiwxNonceScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoredMailScalarFieldEnum: () => StoredMailScalarFieldEnum,
  SuspensionScalarFieldEnum: () => SuspensionScalarFieldEnum,
  TokenHoldingScalarFieldEnum: () => TokenHoldingScalarFieldEnum,
  TokenTransferScalarFieldEnum: () => TokenTransferScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  TravelBookingScalarFieldEnum: () => TravelBookingScalarFieldEnum,
  TravelStandInOrderScalarFieldEnum: () => TravelStandInOrderScalarFieldEnum,
  UploadScalarFieldEnum: () => UploadScalarFieldEnum,
  UploadTicketScalarFieldEnum: () => UploadTicketScalarFieldEnum,
  UsedTokenScalarFieldEnum: () => UsedTokenScalarFieldEnum,
  VerifiedContractScalarFieldEnum: () => VerifiedContractScalarFieldEnum,
  WebPageScalarFieldEnum: () => WebPageScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  Suspension: "Suspension",
  RefusedAddress: "RefusedAddress",
  AbuseAction: "AbuseAction",
  ChainIndex: "ChainIndex",
  ChainBlock: "ChainBlock",
  ChainTransaction: "ChainTransaction",
  InternalTransfer: "InternalTransfer",
  TokenTransfer: "TokenTransfer",
  TokenHolding: "TokenHolding",
  ContractCreation: "ContractCreation",
  ChainDay: "ChainDay",
  VerifiedContract: "VerifiedContract",
  DomainOrder: "DomainOrder",
  OwnedDomain: "OwnedDomain",
  DomainRecord: "DomainRecord",
  RegistrantProfile: "RegistrantProfile",
  RegistrantEmailCode: "RegistrantEmailCode",
  WebPage: "WebPage",
  CrawlPage: "CrawlPage",
  ReadPage: "ReadPage",
  GatewayOrganization: "GatewayOrganization",
  GatewayMember: "GatewayMember",
  GatewayInviteCode: "GatewayInviteCode",
  GatewayRedemption: "GatewayRedemption",
  GatewayRegistry: "GatewayRegistry",
  GatewayOrigin: "GatewayOrigin",
  GatewayEndpoint: "GatewayEndpoint",
  GatewayIndexVersion: "GatewayIndexVersion",
  SiwxNonce: "SiwxNonce",
  Session: "Session",
  AuditEntry: "AuditEntry",
  SignInHost: "SignInHost",
  PaidAct: "PaidAct",
  Purchase: "Purchase",
  UsedToken: "UsedToken",
  ResultRef: "ResultRef",
  KeptDocument: "KeptDocument",
  PublishedZone: "PublishedZone",
  PublishedRecord: "PublishedRecord",
  PaidJob: "PaidJob",
  Rate: "Rate",
  Lockout: "Lockout",
  Payment: "Payment",
  PaymentLine: "PaymentLine",
  PaymentTransition: "PaymentTransition",
  Disbursement: "Disbursement",
  DisbursementLine: "DisbursementLine",
  SchemaVersion: "SchemaVersion",
  BillBasis: "BillBasis",
  Outflow: "Outflow",
  ReceiptKey: "ReceiptKey",
  PaymentWatch: "PaymentWatch",
  LedgerAudit: "LedgerAudit",
  LedgerAuditFinding: "LedgerAuditFinding",
  MailSubdomain: "MailSubdomain",
  DkimKey: "DkimKey",
  MailSigner: "MailSigner",
  Inbox: "Inbox",
  InboxPeriod: "InboxPeriod",
  StoredMail: "StoredMail",
  Message: "Message",
  DeletedMessage: "DeletedMessage",
  ForwardCount: "ForwardCount",
  OutboundMail: "OutboundMail",
  OutboundRecipient: "OutboundRecipient",
  MerchOrder: "MerchOrder",
  MerchNotice: "MerchNotice",
  MerchStandInOrder: "MerchStandInOrder",
  MediaUpload: "MediaUpload",
  TravelBooking: "TravelBooking",
  TravelStandInOrder: "TravelStandInOrder",
  FlightIntent: "FlightIntent",
  Upload: "Upload",
  UploadTicket: "UploadTicket",
  SiteVersion: "SiteVersion",
  CustomDomain: "CustomDomain",
  AcmeAccount: "AcmeAccount",
  AcmeHttpChallenge: "AcmeHttpChallenge",
  LocalAuthority: "LocalAuthority"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var SuspensionScalarFieldEnum = {
  kind: "kind",
  target: "target",
  reason: "reason",
  by: "by",
  since: "since"
};
var RefusedAddressScalarFieldEnum = {
  address: "address",
  reason: "reason",
  by: "by",
  since: "since"
};
var AbuseActionScalarFieldEnum = {
  id: "id",
  at: "at",
  by: "by",
  action: "action",
  kind: "kind",
  target: "target",
  reason: "reason"
};
var ChainIndexScalarFieldEnum = {
  chainId: "chainId",
  startBlock: "startBlock",
  headBlock: "headBlock",
  headHash: "headHash",
  seenAt: "seenAt"
};
var ChainBlockScalarFieldEnum = {
  chainId: "chainId",
  number: "number",
  hash: "hash",
  parentHash: "parentHash",
  minedAt: "minedAt",
  miner: "miner",
  gasUsed: "gasUsed",
  gasLimit: "gasLimit",
  baseFee: "baseFee",
  size: "size",
  transactions: "transactions",
  traced: "traced"
};
var ChainTransactionScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  index: "index",
  hash: "hash",
  sender: "sender",
  recipient: "recipient",
  nonce: "nonce",
  value: "value",
  gas: "gas",
  gasPrice: "gasPrice",
  input: "input",
  createdContract: "createdContract",
  gasUsed: "gasUsed",
  cumulativeGasUsed: "cumulativeGasUsed",
  succeeded: "succeeded"
};
var InternalTransferScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  transactionIndex: "transactionIndex",
  position: "position",
  transactionHash: "transactionHash",
  sender: "sender",
  recipient: "recipient",
  value: "value",
  kind: "kind",
  tracePath: "tracePath",
  gas: "gas",
  gasUsed: "gasUsed",
  failure: "failure"
};
var TokenTransferScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  logIndex: "logIndex",
  batchIndex: "batchIndex",
  transactionIndex: "transactionIndex",
  transactionHash: "transactionHash",
  standard: "standard",
  contract: "contract",
  sender: "sender",
  recipient: "recipient",
  tokenId: "tokenId",
  value: "value"
};
var TokenHoldingScalarFieldEnum = {
  chainId: "chainId",
  owner: "owner",
  standard: "standard",
  contract: "contract",
  tokenId: "tokenId",
  balance: "balance",
  transfers: "transfers"
};
var ContractCreationScalarFieldEnum = {
  chainId: "chainId",
  contract: "contract",
  block: "block",
  transactionIndex: "transactionIndex",
  transactionHash: "transactionHash",
  creator: "creator",
  factory: "factory"
};
var ChainDayScalarFieldEnum = {
  chainId: "chainId",
  day: "day",
  blocks: "blocks",
  transactions: "transactions",
  size: "size"
};
var VerifiedContractScalarFieldEnum = {
  codeHash: "codeHash",
  codeLength: "codeLength",
  immutables: "immutables",
  name: "name",
  sourceCode: "sourceCode",
  abi: "abi",
  compilerVersion: "compilerVersion",
  optimizer: "optimizer",
  runs: "runs",
  evmVersion: "evmVersion",
  libraries: "libraries",
  license: "license",
  creationCode: "creationCode",
  contentAddress: "contentAddress",
  addedAt: "addedAt"
};
var DomainOrderScalarFieldEnum = {
  id: "id",
  actId: "actId",
  kind: "kind",
  state: "state",
  domain: "domain",
  claim: "claim",
  wallet: "wallet",
  years: "years",
  amount: "amount",
  slotDay: "slotDay",
  slot: "slot",
  expiryBefore: "expiryBefore",
  attempts: "attempts",
  busyUntil: "busyUntil",
  reason: "reason",
  heldAt: "heldAt",
  paidAt: "paidAt",
  finishedAt: "finishedAt"
};
var OwnedDomainScalarFieldEnum = {
  name: "name",
  owner: "owner",
  state: "state",
  orderId: "orderId",
  registeredAt: "registeredAt",
  expiresAt: "expiresAt",
  serial: "serial",
  registrantEmail: "registrantEmail",
  registrationMailAt: "registrationMailAt",
  icannDueAt: "icannDueAt",
  icannVerifiedAt: "icannVerifiedAt",
  icannReminders: "icannReminders",
  suspendedAt: "suspendedAt",
  transferRequestedAt: "transferRequestedAt",
  followedAt: "followedAt",
  createdAt: "createdAt"
};
var DomainRecordScalarFieldEnum = {
  id: "id",
  domain: "domain",
  name: "name",
  type: "type",
  value: "value",
  ttl: "ttl"
};
var RegistrantProfileScalarFieldEnum = {
  wallet: "wallet",
  firstName: "firstName",
  lastName: "lastName",
  email: "email",
  addressLine1: "addressLine1",
  addressLine2: "addressLine2",
  city: "city",
  state: "state",
  postalCode: "postalCode",
  country: "country",
  emailVerifiedAt: "emailVerifiedAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var RegistrantEmailCodeScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  email: "email",
  salt: "salt",
  hash: "hash",
  tries: "tries",
  sentAt: "sentAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var WebPageScalarFieldEnum = {
  url: "url",
  host: "host",
  title: "title",
  description: "description",
  author: "author",
  image: "image",
  favicon: "favicon",
  category: "category",
  markdown: "markdown",
  html: "html",
  links: "links",
  images: "images",
  rendered: "rendered",
  publishedAt: "publishedAt",
  readAt: "readAt",
  vector: "vector",
  vectorModel: "vectorModel"
};
var CrawlPageScalarFieldEnum = {
  jobId: "jobId",
  position: "position",
  url: "url",
  depth: "depth",
  status: "status",
  statusCode: "statusCode",
  foundUrl: "foundUrl",
  title: "title",
  html: "html",
  markdown: "markdown",
  json: "json",
  browserMs: "browserMs"
};
var ReadPageScalarFieldEnum = {
  id: "id",
  owner: "owner",
  url: "url",
  title: "title",
  rendered: "rendered",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var GatewayOrganizationScalarFieldEnum = {
  id: "id",
  slug: "slug",
  name: "name",
  createdBy: "createdBy",
  createdAt: "createdAt"
};
var GatewayMemberScalarFieldEnum = {
  organizationId: "organizationId",
  wallet: "wallet",
  role: "role",
  createdAt: "createdAt"
};
var GatewayInviteCodeScalarFieldEnum = {
  id: "id",
  code: "code",
  createdBy: "createdBy",
  organizationId: "organizationId",
  amountUsd: "amountUsd",
  network: "network",
  maxRedemptions: "maxRedemptions",
  redemptionCount: "redemptionCount",
  note: "note",
  expiresAt: "expiresAt",
  disabledAt: "disabledAt",
  createdAt: "createdAt"
};
var GatewayRedemptionScalarFieldEnum = {
  id: "id",
  inviteCodeId: "inviteCodeId",
  wallet: "wallet",
  amountUsd: "amountUsd",
  createdAt: "createdAt"
};
var GatewayRegistryScalarFieldEnum = {
  url: "url",
  attemptedAt: "attemptedAt",
  refreshedAt: "refreshedAt",
  failure: "failure"
};
var GatewayOriginScalarFieldEnum = {
  id: "id",
  registry: "registry",
  url: "url",
  title: "title",
  description: "description",
  favicon: "favicon",
  x402OriginId: "x402OriginId",
  mppOriginId: "mppOriginId",
  protocols: "protocols",
  vetted: "vetted"
};
var GatewayEndpointScalarFieldEnum = {
  id: "id",
  originId: "originId",
  method: "method",
  path: "path",
  summary: "summary",
  description: "description",
  authMode: "authMode",
  price: "price",
  digest: "digest",
  vectorModel: "vectorModel",
  vector: "vector"
};
var GatewayIndexVersionScalarFieldEnum = {
  id: "id",
  version: "version"
};
var SiwxNonceScalarFieldEnum = {
  nonce: "nonce",
  address: "address",
  usedAt: "usedAt",
  expiresAt: "expiresAt"
};
var SessionScalarFieldEnum = {
  tokenHash: "tokenHash",
  address: "address",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  createdAt: "createdAt",
  wallet: "wallet",
  door: "door",
  method: "method",
  path: "path",
  operation: "operation",
  arguments: "arguments",
  message: "message",
  signature: "signature",
  requestId: "requestId",
  digest: "digest",
  outcome: "outcome",
  endedAt: "endedAt"
};
var SignInHostScalarFieldEnum = {
  name: "name",
  firstSeen: "firstSeen"
};
var PaidActScalarFieldEnum = {
  actId: "actId",
  field: "field",
  state: "state",
  claim: "claim",
  heldAt: "heldAt",
  endedAt: "endedAt"
};
var PurchaseScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  node: "node",
  createdAt: "createdAt"
};
var UsedTokenScalarFieldEnum = {
  jti: "jti",
  expiresAt: "expiresAt"
};
var ResultRefScalarFieldEnum = {
  paymentId: "paymentId",
  name: "name",
  type: "type",
  key: "key",
  createdAt: "createdAt"
};
var KeptDocumentScalarFieldEnum = {
  type: "type",
  key: "key",
  service: "service",
  owner: "owner",
  filename: "filename",
  contentType: "contentType",
  size: "size",
  blobKey: "blobKey",
  expiresAt: "expiresAt"
};
var PublishedZoneScalarFieldEnum = {
  name: "name",
  serial: "serial"
};
var PublishedRecordScalarFieldEnum = {
  id: "id",
  zone: "zone",
  owner: "owner",
  type: "type",
  name: "name",
  value: "value",
  ttl: "ttl"
};
var PaidJobScalarFieldEnum = {
  id: "id",
  service: "service",
  kind: "kind",
  state: "state",
  wallet: "wallet",
  actId: "actId",
  source: "source",
  input: "input",
  progress: "progress",
  checkpoint: "checkpoint",
  result: "result",
  error: "error",
  failures: "failures",
  leaseUntil: "leaseUntil",
  dueAt: "dueAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  deadline: "deadline",
  expiresAt: "expiresAt",
  deletedAt: "deletedAt"
};
var RateScalarFieldEnum = {
  key: "key",
  wholeAt: "wholeAt"
};
var LockoutScalarFieldEnum = {
  key: "key",
  failures: "failures",
  blockedUntil: "blockedUntil",
  forgetAt: "forgetAt"
};
var PaymentScalarFieldEnum = {
  id: "id",
  state: "state",
  reason: "reason",
  settle: "settle",
  protocol: "protocol",
  scheme: "scheme",
  network: "network",
  asset: "asset",
  payer: "payer",
  nonce: "nonce",
  payTo: "payTo",
  amount: "amount",
  chargeAmount: "chargeAmount",
  settledAmount: "settledAmount",
  transactionHash: "transactionHash",
  transactionLog: "transactionLog",
  credential: "credential",
  requirements: "requirements",
  credentialHash: "credentialHash",
  requestHash: "requestHash",
  idempotencyKey: "idempotencyKey",
  openKey: "openKey",
  validBefore: "validBefore",
  service: "service",
  method: "method",
  path: "path",
  operation: "operation",
  resourceUrl: "resourceUrl",
  requestId: "requestId",
  owner: "owner",
  leaseUntil: "leaseUntil",
  isWatched: "isWatched",
  answerStatus: "answerStatus",
  answerHeaders: "answerHeaders",
  answerBody: "answerBody",
  receiptHeaders: "receiptHeaders",
  organizationId: "organizationId",
  basis: "basis",
  balance: "balance",
  retold: "retold",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  settledAt: "settledAt"
};
var PaymentLineScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  path: "path",
  field: "field",
  service: "service",
  amount: "amount",
  charged: "charged",
  units: "units",
  settle: "settle",
  outcome: "outcome",
  delivered: "delivered"
};
var PaymentTransitionScalarFieldEnum = {
  id: "id",
  paymentId: "paymentId",
  fromState: "fromState",
  toState: "toState",
  reason: "reason",
  at: "at"
};
var DisbursementScalarFieldEnum = {
  id: "id",
  paymentId: "paymentId",
  purpose: "purpose",
  key: "key",
  amount: "amount",
  reason: "reason",
  recipient: "recipient",
  state: "state",
  note: "note",
  prepared: "prepared",
  transactionHash: "transactionHash",
  attempts: "attempts",
  countedAt: "countedAt",
  approvedAt: "approvedAt",
  leaseUntil: "leaseUntil",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var DisbursementLineScalarFieldEnum = {
  disbursementId: "disbursementId",
  position: "position",
  amount: "amount"
};
var SchemaVersionScalarFieldEnum = {
  id: "id",
  supergraph: "supergraph",
  firstSeen: "firstSeen"
};
var BillBasisScalarFieldEnum = {
  id: "id",
  schemaVersion: "schemaVersion",
  operation: "operation",
  variables: "variables",
  takesPart: "takesPart",
  firstSeen: "firstSeen"
};
var OutflowScalarFieldEnum = {
  day: "day",
  dayAmount: "dayAmount",
  hour: "hour",
  hourAmount: "hourAmount"
};
var ReceiptKeyScalarFieldEnum = {
  name: "name",
  x: "x",
  createdAt: "createdAt"
};
var PaymentWatchScalarFieldEnum = {
  wallet: "wallet",
  router: "router",
  until: "until"
};
var LedgerAuditScalarFieldEnum = {
  id: "id",
  asked: "asked",
  network: "network",
  since: "since",
  fromBlock: "fromBlock",
  toBlock: "toBlock",
  payees: "payees",
  nextSince: "nextSince",
  nextTransition: "nextTransition",
  done: "done",
  place: "place",
  plainCount: "plainCount",
  plainAmount: "plainAmount",
  findings: "findings",
  startedAt: "startedAt",
  finishedAt: "finishedAt"
};
var LedgerAuditFindingScalarFieldEnum = {
  id: "id",
  auditId: "auditId",
  finding: "finding"
};
var MailSubdomainScalarFieldEnum = {
  name: "name",
  owner: "owner",
  catchAllForwardTo: "catchAllForwardTo",
  dnsVerifiedAt: "dnsVerifiedAt",
  senderVerifiedAt: "senderVerifiedAt",
  actId: "actId",
  createdAt: "createdAt"
};
var DkimKeyScalarFieldEnum = {
  domain: "domain",
  selector: "selector",
  sealedKey: "sealedKey",
  createdAt: "createdAt"
};
var MailSignerScalarFieldEnum = {
  subdomain: "subdomain",
  wallet: "wallet",
  addedAt: "addedAt"
};
var InboxScalarFieldEnum = {
  id: "id",
  address: "address",
  localPart: "localPart",
  subdomain: "subdomain",
  owner: "owner",
  forwardTo: "forwardTo",
  retainMessages: "retainMessages",
  expiresAt: "expiresAt",
  cancelledAt: "cancelledAt",
  remindedFor: "remindedFor",
  createdAt: "createdAt"
};
var InboxPeriodScalarFieldEnum = {
  actId: "actId",
  inboxId: "inboxId",
  payer: "payer",
  amount: "amount",
  days: "days",
  paidAt: "paidAt",
  refunded: "refunded"
};
var StoredMailScalarFieldEnum = {
  id: "id",
  blobKey: "blobKey",
  size: "size",
  envelopeFrom: "envelopeFrom",
  fromEmail: "fromEmail",
  subject: "subject",
  spf: "spf",
  dkim: "dkim",
  dmarc: "dmarc",
  remoteIp: "remoteIp",
  receivedAt: "receivedAt"
};
var MessageScalarFieldEnum = {
  id: "id",
  inboxId: "inboxId",
  mailId: "mailId",
  readAt: "readAt",
  receivedAt: "receivedAt"
};
var DeletedMessageScalarFieldEnum = {
  id: "id",
  inboxId: "inboxId",
  deletedAt: "deletedAt"
};
var ForwardCountScalarFieldEnum = {
  scope: "scope",
  hour: "hour",
  count: "count"
};
var OutboundMailScalarFieldEnum = {
  id: "id",
  kind: "kind",
  actId: "actId",
  wallet: "wallet",
  subdomain: "subdomain",
  envelopeFrom: "envelopeFrom",
  headerFrom: "headerFrom",
  messageId: "messageId",
  subject: "subject",
  blobKey: "blobKey",
  size: "size",
  createdAt: "createdAt"
};
var OutboundRecipientScalarFieldEnum = {
  mailId: "mailId",
  address: "address",
  state: "state",
  attempts: "attempts",
  nextAttemptAt: "nextAttemptAt",
  reply: "reply",
  endedAt: "endedAt"
};
var MerchOrderScalarFieldEnum = {
  id: "id",
  actId: "actId",
  state: "state",
  product: "product",
  size: "size",
  color: "color",
  wallet: "wallet",
  source: "source",
  price: "price",
  commission: "commission",
  commissionTo: "commissionTo",
  address: "address",
  imageType: "imageType",
  pictureId: "pictureId",
  providerOrderId: "providerOrderId",
  productId: "productId",
  providerStatus: "providerStatus",
  tracking: "tracking",
  reason: "reason",
  dueAt: "dueAt",
  createdAt: "createdAt",
  paidAt: "paidAt",
  askedAt: "askedAt",
  sentAt: "sentAt",
  updatedAt: "updatedAt",
  endedAt: "endedAt",
  deliveredAt: "deliveredAt"
};
var MerchNoticeScalarFieldEnum = {
  orderId: "orderId",
  kind: "kind",
  createdAt: "createdAt",
  dueAt: "dueAt",
  sentAt: "sentAt"
};
var MerchStandInOrderScalarFieldEnum = {
  id: "id",
  externalId: "externalId",
  payload: "payload",
  createdAt: "createdAt",
  sentAt: "sentAt",
  canceledAt: "canceledAt"
};
var MediaUploadScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  filename: "filename",
  contentType: "contentType",
  maxBytes: "maxBytes",
  blobKey: "blobKey",
  createdAt: "createdAt",
  sentBy: "sentBy",
  confirmedAt: "confirmedAt",
  size: "size",
  expiresAt: "expiresAt"
};
var TravelBookingScalarFieldEnum = {
  actId: "actId",
  kind: "kind",
  state: "state",
  wallet: "wallet",
  orderId: "orderId",
  source: "source",
  payload: "payload",
  createdAt: "createdAt",
  cancelledAt: "cancelledAt"
};
var TravelStandInOrderScalarFieldEnum = {
  id: "id",
  kind: "kind",
  clientRef: "clientRef",
  payload: "payload",
  createdAt: "createdAt",
  cancelledAt: "cancelledAt"
};
var FlightIntentScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  actId: "actId",
  flight: "flight",
  ident: "ident",
  intent: "intent",
  aircraftType: "aircraftType",
  origin: "origin",
  destination: "destination",
  intendedOff: "intendedOff",
  intendedOn: "intendedOn",
  altitude: "altitude",
  airspeed: "airspeed",
  route: "route",
  createdAt: "createdAt"
};
var UploadScalarFieldEnum = {
  id: "id",
  kind: "kind",
  wallet: "wallet",
  filename: "filename",
  publicName: "publicName",
  contentType: "contentType",
  tier: "tier",
  maxSize: "maxSize",
  actualSize: "actualSize",
  blobKey: "blobKey",
  etag: "etag",
  pricePaid: "pricePaid",
  transactionHash: "transactionHash",
  actId: "actId",
  sourceId: "sourceId",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  uploadedAt: "uploadedAt",
  removedAt: "removedAt",
  certificatesAsked: "certificatesAsked",
  certificatesSince: "certificatesSince"
};
var UploadTicketScalarFieldEnum = {
  tokenHash: "tokenHash",
  uploadId: "uploadId",
  blobKey: "blobKey",
  announced: "announced",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  completedAt: "completedAt",
  writer: "writer",
  writerUntil: "writerUntil",
  wanted: "wanted"
};
var SiteVersionScalarFieldEnum = {
  id: "id",
  uploadId: "uploadId",
  zipKey: "zipKey",
  zipSize: "zipSize",
  manifest: "manifest",
  folder: "folder",
  fileCount: "fileCount",
  totalSize: "totalSize",
  receivedAt: "receivedAt",
  activatedAt: "activatedAt",
  replacedAt: "replacedAt",
  refusal: "refusal",
  extractor: "extractor",
  extractorUntil: "extractorUntil"
};
var CustomDomainScalarFieldEnum = {
  id: "id",
  uploadId: "uploadId",
  hostname: "hostname",
  state: "state",
  note: "note",
  certificate: "certificate",
  sealedKey: "sealedKey",
  issuedAt: "issuedAt",
  notAfter: "notAfter",
  attempts: "attempts",
  nextAttemptAt: "nextAttemptAt",
  createdAt: "createdAt"
};
var AcmeAccountScalarFieldEnum = {
  directoryUrl: "directoryUrl",
  sealedKey: "sealedKey",
  accountUrl: "accountUrl",
  createdAt: "createdAt"
};
var AcmeHttpChallengeScalarFieldEnum = {
  hostname: "hostname",
  token: "token",
  keyAuthorization: "keyAuthorization",
  expiresAt: "expiresAt"
};
var LocalAuthorityScalarFieldEnum = {
  id: "id",
  certificate: "certificate",
  sealedKey: "sealedKey",
  createdAt: "createdAt"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var NullableJsonNullValueInput = {
  DbNull: DbNull2,
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// enums.ts
var enums_exports = {};
__export(enums_exports, {
  AbuseActionKind: () => AbuseActionKind,
  ActState: () => ActState,
  BookingKind: () => BookingKind,
  BookingState: () => BookingState,
  CrawlPageStatus: () => CrawlPageStatus,
  CustomDomainState: () => CustomDomainState,
  DomainOrderKind: () => DomainOrderKind,
  DomainOrderState: () => DomainOrderState,
  GatewayNetwork: () => GatewayNetwork,
  GatewayRole: () => GatewayRole,
  JobState: () => JobState,
  MerchNoticeKind: () => MerchNoticeKind,
  MerchOrderState: () => MerchOrderState,
  MerchProduct: () => MerchProduct,
  OwnedDomainState: () => OwnedDomainState,
  SuspendedKind: () => SuspendedKind,
  TokenStandard: () => TokenStandard,
  UploadKind: () => UploadKind
});
var SuspendedKind = {
  WALLET: "WALLET",
  FILE: "FILE",
  SITE: "SITE",
  INBOX: "INBOX"
};
var AbuseActionKind = {
  SUSPENDED: "SUSPENDED",
  UNSUSPENDED: "UNSUSPENDED",
  REFUSED: "REFUSED",
  ALLOWED: "ALLOWED"
};
var TokenStandard = {
  ERC20: "ERC20",
  ERC721: "ERC721",
  ERC1155: "ERC1155"
};
var DomainOrderKind = {
  REGISTRATION: "REGISTRATION",
  RENEWAL: "RENEWAL"
};
var DomainOrderState = {
  HELD: "HELD",
  PENDING: "PENDING",
  DONE: "DONE",
  FAILED: "FAILED",
  RELEASED: "RELEASED"
};
var OwnedDomainState = {
  PENDING: "PENDING",
  ACTIVE: "ACTIVE",
  FAILED: "FAILED",
  TRANSFERRED: "TRANSFERRED",
  RELEASED: "RELEASED"
};
var CrawlPageStatus = {
  QUEUED: "QUEUED",
  COMPLETED: "COMPLETED",
  ERRORED: "ERRORED",
  DISALLOWED: "DISALLOWED",
  SKIPPED: "SKIPPED",
  CANCELLED: "CANCELLED"
};
var GatewayRole = {
  owner: "owner",
  admin: "admin",
  member: "member"
};
var GatewayNetwork = {
  base: "base",
  tempo: "tempo",
  solana: "solana"
};
var ActState = {
  HELD: "HELD",
  ASKED: "ASKED",
  DONE: "DONE",
  RELEASED: "RELEASED"
};
var JobState = {
  PENDING: "PENDING",
  LOADING: "LOADING",
  COMPLETE: "COMPLETE",
  FAILED: "FAILED"
};
var MerchProduct = {
  SHIRT: "SHIRT",
  MUG: "MUG"
};
var MerchOrderState = {
  HELD: "HELD",
  PAID: "PAID",
  ASKING: "ASKING",
  PLACED: "PLACED",
  SHIPPED: "SHIPPED",
  FAILED: "FAILED",
  RELEASED: "RELEASED"
};
var MerchNoticeKind = {
  ORDERED: "ORDERED",
  PROCESSING: "PROCESSING",
  SHIPPED: "SHIPPED",
  DELIVERED: "DELIVERED",
  FAILED: "FAILED"
};
var BookingKind = {
  FLIGHT: "FLIGHT",
  HOTEL: "HOTEL",
  TRANSFER: "TRANSFER"
};
var BookingState = {
  BOOKED: "BOOKED",
  CANCELLED: "CANCELLED"
};
var UploadKind = {
  FILE: "FILE",
  SITE: "SITE"
};
var CustomDomainState = {
  PENDING_VALIDATION: "PENDING_VALIDATION",
  PENDING_ISSUANCE: "PENDING_ISSUANCE",
  PENDING_DEPLOYMENT: "PENDING_DEPLOYMENT",
  ACTIVE: "ACTIVE"
};

// client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  AbuseActionKind,
  ActState,
  BookingKind,
  BookingState,
  CrawlPageStatus,
  CustomDomainState,
  DomainOrderKind,
  DomainOrderState,
  GatewayNetwork,
  GatewayRole,
  JobState,
  MerchNoticeKind,
  MerchOrderState,
  MerchProduct,
  OwnedDomainState,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  SuspendedKind,
  TokenStandard,
  UploadKind
};
